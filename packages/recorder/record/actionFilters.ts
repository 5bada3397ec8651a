import { isObject } from '../isObject.ts';
import type { UnknownAction } from '@reduxjs/toolkit';

/** Carries a random id, and played again reads as a conflict: the committed state has it as done. */
export function isRegistration(type: string): boolean {
  return type.endsWith('/config/middlewareRegistered');
}

/** Redux's own actions: reducers return their state unchanged. */
export function isReduxAction(type: string): boolean {
  return type.startsWith('@@redux/');
}

/** Removes Request and Response from `meta`: reducers do not read them, and JSON cannot hold them. Texts beside them stay. */
export function withoutResponse(action: UnknownAction): UnknownAction {
  const { meta } = action;
  if (!isObject(meta) || !('baseQueryMeta' in meta)) return action;
  const { baseQueryMeta, ...kept } = meta;
  const texts = Object.entries(baseQueryMeta ?? {}).filter(([, value]) => typeof value === 'string');
  return { ...action, meta: { ...kept, ...(texts.length > 0 && { baseQueryMeta: Object.fromEntries(texts) }) } };
}

function registeredPart(part: unknown): unknown {
  if (!isObject(part) || !isObject(part['config']) || part['config']['middlewareRegistered'] !== false) return part;
  return { ...part, config: { ...part['config'], middlewareRegistered: true } };
}

/** As the state would be had the middleware of every query cache already said that it is there. */
export function registered(state: unknown): unknown {
  if (!isObject(state)) return state;
  return Object.fromEntries(Object.entries(state).map(([name, part]) => [name, registeredPart(part)]));
}
