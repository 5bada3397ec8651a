import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { hasWebGl, useActivation, ViewerFrame, type ViewerState } from '#features/viewer-stage';
import type { Image } from '#shared/answers';
import { useHeavyPart, useLatePart } from '#shared/loading';
import type { AerialProps } from './aerialTypes.ts';

type AerialStageProps = Pick<AerialProps, 'label' | 'image' | 'markers' | 'pointed' | 'sought' | 'onPointed'> & {
  readonly alias: string;
  readonly poster: Image;
  readonly onShown: (shown: boolean) => void;
};

function importAerial() {
  return import(/* webpackChunkName: "aerial" */ './viewer/AerialView.tsx');
}

/** The poster of the panorama, and the panorama in its place once it is asked for or the network is fast. */
export function AerialStage({ alias, poster, onShown, ...scene }: AerialStageProps) {
  const { t } = useTranslation('viewer');
  const navigate = useNavigate();
  const frameRef = useRef<HTMLDivElement>(null);
  const { wanted, ask, dismiss } = useHeavyPart({ name: `aerial/${alias}`, placeRef: frameRef, unaskedOn: 'fast' });
  const [ready, setReady] = useState(false);
  const [broken, setBroken] = useState(false);
  const [share, setShare] = useState<number | null>(null);
  const possible = wanted && hasWebGl();
  const { part, failed, retry } = useLatePart(importAerial, possible);
  const { active } = useActivation(frameRef, ready);

  const show = (shown: boolean): void => {
    setReady(shown);
    onShown(shown);
  };
  const stateOf = (): ViewerState => {
    if (!wanted) return { at: 'poster', label: t('aerial.open'), onOpen: ask };
    if (!possible) return { at: 'failed', sentence: t('noWebGl'), onRetry: null };
    if (broken || failed) {
      return {
        at: 'failed',
        sentence: t('aerial.failed'),
        onRetry: () => {
          setBroken(false);
          retry();
        },
      };
    }
    return ready ? { at: 'ready' } : { at: 'loading', share, onCancel: dismiss };
  };

  return (
    <ViewerFrame frameRef={frameRef} poster={poster} state={stateOf()}>
      {possible && !broken && part !== null ? (
        <part.AerialView
          {...scene}
          active={active}
          onFollowed={(href) => void navigate(href)}
          onLoading={setShare}
          onReady={() => show(true)}
          onFailed={() => {
            show(false);
            setBroken(true);
          }}
        />
      ) : null}
    </ViewerFrame>
  );
}
