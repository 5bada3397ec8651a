import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasWebGl, useActivation, ViewerFrame, type ViewerState } from '#features/viewer-stage';
import type { Model3d } from '#shared/answers';
import { formatFileSize } from '#shared/format';
import { useDownload, useHeavyPart, useLatePart } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import type { ModelProps } from './modelTypes.ts';

type ModelStageProps = Pick<ModelProps, 'picked' | 'pointed' | 'onPicked' | 'onPointed'> & {
  readonly alias: string;
  readonly title: string;
  readonly model: Model3d & { readonly src: string };
  readonly onShown: (shown: boolean) => void;
};

function importModel() {
  return import(/* webpackChunkName: "model" */ './viewer/ModelView.tsx');
}

/** The poster of the model, and the model in its place once it is asked for or the network is fast. */
export function ModelStage({ alias, title, model: { src, size, poster }, onShown, ...scene }: ModelStageProps) {
  const { t } = useTranslation('viewer');
  const language = useLanguage();
  const frameRef = useRef<HTMLDivElement>(null);
  const { wanted, ask, dismiss } = useHeavyPart({ name: `model/${alias}`, placeRef: frameRef, unaskedOn: 'fast' });
  const [ready, setReady] = useState(false);
  const [broken, setBroken] = useState(false);
  const possible = wanted && hasWebGl();
  const download = useDownload(src, possible);
  const late = useLatePart(importModel, possible);
  const { active } = useActivation(frameRef, ready);

  const show = (shown: boolean): void => {
    setReady(shown);
    onShown(shown);
  };
  const retry = (): void => {
    setBroken(false);
    if (download.failed) download.retry();
    if (late.failed) late.retry();
  };
  const stateOf = (): ViewerState => {
    if (!wanted) {
      const note = size === null ? undefined : formatFileSize(size, language);
      return { at: 'poster', label: t('model.open'), note, onOpen: ask };
    }
    if (!possible) return { at: 'failed', sentence: t('noWebGl'), onRetry: null };
    if (broken || download.failed || late.failed) return { at: 'failed', sentence: t('model.failed'), onRetry: retry };
    if (ready) return { at: 'ready' };
    const share = size === null ? null : Math.min(1, download.received / size);
    return { at: 'loading', share, onCancel: dismiss };
  };

  return (
    <ViewerFrame frameRef={frameRef} poster={poster} state={stateOf()}>
      {possible && !broken && late.part !== null && download.bytes !== null ? (
        <late.part.ModelView
          {...scene}
          label={t('model.label', { title })}
          bytes={download.bytes}
          active={active}
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
