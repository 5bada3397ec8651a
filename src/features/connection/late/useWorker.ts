import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import { selectSettings } from '#shared/config';
import { useLanguage } from '#shared/routing';
import { releaseTookOver } from '../connectionSlice.ts';
import { runWorker, type RunningWorker } from './runWorker.ts';
import { workerAddress } from './workerAddress.ts';

/** The development server builds no worker. */
const built = process.env['NODE_ENV'] === 'production';

/** Keeps the worker registered; a new one takes over as soon as no tab has anything unfinished. */
export function useWorker(isUnfinished: () => boolean): void {
  const settings = useSelector(selectSettings);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const unfinished = useRef(isUnfinished);
  const running = useRef<RunningWorker>(undefined);
  const wanted = built && settings.serviceWorker === 'on';
  const address = workerAddress(settings);

  useEffect(() => {
    unfinished.current = isUnfinished;
  }, [isUnfinished]);

  useEffect(() => {
    if (!wanted || !('serviceWorker' in navigator)) return undefined;
    const worker = runWorker({
      address,
      language,
      isUnfinished: () => unfinished.current(),
      onTakenOver: () => dispatch(releaseTookOver()),
    });
    running.current = worker;
    return () => {
      running.current = undefined;
      worker.stop();
    };
  }, [wanted, address, language, dispatch]);

  useEffect(() => running.current?.pageShown(pathname + search), [pathname, search]);
}
