import type { ReservedFlats as ReservedFlatsData } from '#contract/leads/reservation.ts';
import { defaultLanguage, localized } from '#domain/languages.ts';
import type { Content, Snapshot } from '../content/assemble.ts';
import { flatKeyOf } from '../history/flatChanges.ts';
import type { OpenReservation, Reservations } from './reservationStore.ts';

/** What visitors have reserved, as this process last read it: responses need no query. */
export interface FlatReservations {
  /** The content, in which the flats are reserved. */
  snapshot(): Snapshot;
  /** The same of content that is not published yet. */
  in(content: Snapshot): Snapshot;
  list(): ReservedFlatsData;
  /** Reads anew; never rejects. */
  refresh(): Promise<void>;
  /** Returns how to stop listening. */
  onChange(listener: () => void): () => void;
  close(): void;
}

interface ReservedFlatsOptions {
  readonly reservations: Reservations;
  readonly now: () => Date;
  /** The content as it was published. */
  readonly published: () => Snapshot;
}

/** Milliseconds after which another process's reservation is seen here, and a flat is free again by the clock. */
const pause = 1000;

/** What content says of a flat wins: one that it does not call free stays as it is. */
function withReserved(content: Content, reserved: ReadonlySet<string>): Content {
  return {
    ...content,
    projects: content.projects.map((project) => {
      const isReserved = (flat: string): boolean => reserved.has(flatKeyOf({ project: project.alias, flat }));
      if (!project.flats.some(({ id }) => isReserved(id))) return project;
      return {
        ...project,
        flats: project.flats.map((flat) =>
          flat.status === 'free' && isReserved(flat.id) ? { ...flat, status: 'reserved' as const } : flat,
        ),
      };
    }),
  };
}

/** Reads the reservations about every second, ends those whose time is up, and calls the listeners when the flats have changed. */
export async function createReservedFlats({
  reservations,
  now,
  published,
}: ReservedFlatsOptions): Promise<FlatReservations> {
  const listeners = new Set<() => void>();
  let open: readonly OpenReservation[] = [];
  let shown: readonly OpenReservation[] = [];
  let made: { readonly from: Snapshot; readonly shown: typeof shown; readonly snapshot: Snapshot } | undefined;
  let latestRead = 0;
  let shownRead = 0;

  const statusOf = ({ project: alias, flat: id }: OpenReservation): string | undefined => {
    const { [defaultLanguage]: content } = published();
    const project = content.projects.find((each) => each.alias === alias);
    return project?.flats.find((flat) => flat.id === id)?.status;
  };

  const show = (): void => {
    const moment = now().toISOString();
    const current = open.filter(({ ends_at }) => ends_at > moment);
    if (
      current.length === shown.length &&
      current.every((each, index) => flatKeyOf(each) === flatKeyOf(shown[index] ?? each))
    )
      return;
    shown = current;
    for (const listener of listeners) listener();
  };

  const refresh = async (): Promise<void> => {
    const own = (latestRead += 1);
    const found = await reservations.open().catch(() => undefined);
    // An earlier read may finish later.
    if (found !== undefined && own > shownRead) {
      shownRead = own;
      open = found.toSorted((one, other) => flatKeyOf(one).localeCompare(flatKeyOf(other)));
    }
    show();
  };

  const settle = async (): Promise<boolean> => {
    const moment = now().toISOString();
    let changed = false;
    for (const each of open) {
      if (each.ends_at <= moment) changed = (await reservations.settle(each.lead_id, 'timeUp')) || changed;
      else if (statusOf(each) === 'sold') changed = (await reservations.settle(each.lead_id, 'flatSold')) || changed;
    }
    return changed;
  };

  /** While the database is unavailable, the clock alone frees flats; the rest is made up for later. */
  const look = async (): Promise<void> => {
    await refresh();
    if (await settle().catch(() => false)) await refresh();
  };

  await refresh();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const wait = (): void => {
    timer = setTimeout(() => void run(), pause);
    // The timers of jsdom, in which tests of the site run it, have no such method.
    timer.unref?.();
  };
  const run = async (): Promise<void> => {
    await look();
    if (!closed) wait();
  };
  wait();

  const inContent = (content: Snapshot): Snapshot => {
    const reserved = new Set(shown.map(flatKeyOf));
    if (reserved.size === 0) return content;
    return localized((language) => withReserved(content[language], reserved));
  };

  return {
    snapshot() {
      const from = published();
      if (made?.from === from && made.shown === shown) return made.snapshot;
      const snapshot = inContent(from);
      made = { from, shown, snapshot };
      return snapshot;
    },
    in: inContent,
    list: () => shown.filter((each) => statusOf(each) === 'free').map(({ project, flat }) => ({ project, flat })),
    refresh,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
