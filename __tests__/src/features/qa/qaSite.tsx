import { render, screen } from '@testing-library/react';
import { QaRoot, RecorderBar } from '#features/qa';
import type { Recording } from '@obriy/recorder';
import { fixtureContent, startBackend } from '../../../support/backend/backend.ts';
import type { SavedReport } from '../../../../src/features/qa/messages.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { siteRecorder } from '../../../../src/app/qa/wholeReducer.ts';

interface SavedFile {
  readonly name: string;
  readonly file: Blob;
}

/** The downloads of the page; jsdom saves nothing itself. */
export function savedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  let last: Blob | undefined;
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      last = file;
      return 'blob:test';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last !== undefined) files.push({ name: this.download, file: last });
  });
  return files;
}

/** The usual end of a bug report. */
const wholeReport: SavedReport = { name: 'obriy-bug.zip', withRecording: true, refused: null, gaps: 0 };

/** The site with a recorder in its store and the bar beside it. */
export async function siteWithBar(path = '/en/offers') {
  const backend = await startBackend({ contentDir: fixtureContent });
  const recorder = siteRecorder();
  const site = await renderSite({ path, fetch: backend.fetch, enhancers: [recorder.enhancer] });
  await screen.findByRole('heading', { level: 1, name: 'Offers' });
  const opened: Recording[] = [];
  const report = jest.fn(async () => wholeReport);
  const left = jest.fn();
  render(
    <QaRoot language="en">
      <RecorderBar
        recorder={recorder}
        onReport={report}
        onOpen={async (recording) => void opened.push(recording)}
        onLeave={left}
      />
    </QaRoot>,
  );
  return { ...site, recorder, opened, report, left, close: () => backend.close() };
}

/** A short walk, saved. */
export async function recordedWalk(): Promise<Recording> {
  const backend = await startBackend({ contentDir: fixtureContent });
  const recorder = siteRecorder();
  const { go, unmount } = await renderSite({
    path: '/en/offers',
    fetch: backend.fetch,
    enhancers: [recorder.enhancer],
  });
  await screen.findByRole('heading', { level: 1, name: 'Offers' });
  recorder.start();
  await go('/en/news');
  await screen.findByRole('heading', { level: 1, name: 'News' });
  recorder.note('the news are here');
  await go('/offers');
  await screen.findByRole('heading', { level: 1, name: 'Пропозиції' });
  recorder.stop();
  unmount();
  await backend.close();
  return recorder.save();
}
