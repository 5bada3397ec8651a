import type { Purposes } from './consentSlice.ts';
import { commandTags, forgetPersons, openDataLayer, pushToDataLayer, signalsOf } from './dataLayer.ts';

interface TagManager {
  /** Sets the allowed purposes; the container loads with the first one. */
  readonly allow: (purposes: Purposes) => void;
}

const address = 'https://www.googletagmanager.com/gtm.js';

function fetchContainer(container: string): void {
  pushToDataLayer({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${address}?id=${encodeURIComponent(container)}`;
  // If it is blocked, events stay in the list and nothing else happens.
  document.head.append(script);
}

/** `container`: null when the company has none; the data layer then serves the hosting page. */
export function createTagManager(container: string | null): TagManager {
  /** The data layer that the container listens to. */
  let containerLayer: unknown[] | null = null;

  const refuse = (purposes: Purposes): void => {
    commandTags('consent', 'update', signalsOf(purposes));
    if (containerLayer === null || containerLayer !== window.dataLayer) return;
    // A loaded script cannot be removed: it stays with its layer, and further events go to a new one.
    delete window.dataLayer;
    openDataLayer();
  };

  const grant = (purposes: Purposes): void => {
    if (containerLayer !== null) window.dataLayer = containerLayer;
    else if (container !== null) forgetPersons();
    commandTags('consent', 'update', signalsOf(purposes));
    if (containerLayer !== null || container === null) return;
    fetchContainer(container);
    containerLayer = openDataLayer();
  };

  return { allow: (purposes) => (purposes.analytics || purposes.marketing ? grant : refuse)(purposes) };
}
