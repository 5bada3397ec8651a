import type { ReactNode } from 'react';
import type { ProjectTab } from '#entities/project';
import type { Language } from '#shared/config';
import type { ParamsOf } from '#shared/routing';
import type { LazySlice } from '../store.ts';
import type { routeQueries, RouteRequest } from './routeQueries.lazy.ts';

/** The exports of a page module; path parameters arrive as props. */
export interface PageModule<Params> {
  readonly Page: (props: Params) => ReactNode;
  /** Slices that only this page needs; they load with it. */
  readonly slices?: readonly LazySlice[];
}

type RouteQueries = typeof routeQueries;

/** Queries that accept the parameters of the page. */
type QueriesOf<Params> = {
  readonly [Name in keyof RouteQueries]: RouteRequest<Params> extends Parameters<RouteQueries[Name]>[0] ? Name : never;
}[keyof RouteQueries];

interface RouteBase<Pattern extends string> {
  /** In the default language; the other languages append their code: `HomePage_en`. */
  readonly name: string;
  /** Without the language prefix. */
  readonly path: Pattern;
}

interface PageRouteOf<Pattern extends string, Params> extends RouteBase<Pattern> {
  readonly load: () => Promise<PageModule<Params>>;
  /** The chunk name in `load`: the server sends the chunk's files with the page. */
  readonly chunk: string;
  /** Files of i18n/ that the page needs beside `common`. */
  readonly namespaces: readonly string[];
  /** Shows more of its project than the head: the server sends that along. */
  readonly projectTab?: ProjectTab;
  /** Which of `routeQueries` start beside the page's chunk, so that neither waits for the other. */
  readonly queries?: QueriesOf<Params>;
  /** The current path of moved content, without the language prefix; null: not moved. */
  readonly movedTo?: (request: Pick<RouteRequest<Params>, 'params' | 'search'>) => string | null;
  /** Child pages in this one's outlet. */
  readonly children?: readonly RouteEntry[];
}

interface RedirectRouteOf<Pattern extends string, Params> extends RouteBase<Pattern> {
  /** Returns a path without the language prefix. */
  readonly redirectTo: (params: Params) => string;
  /** Whether browsers and search engines may cache it. */
  readonly permanent?: true;
}

/** The parameters of whichever path: the table's typed makers below have checked them. */
type AnyParams = never;

export type PageRoute = PageRouteOf<string, AnyParams>;
export type RedirectRoute = RedirectRouteOf<string, AnyParams>;
export type RouteEntry = PageRoute | RedirectRoute;

/** Checks that the page accepts the parameters of its path. */
export function page<const Pattern extends string>(route: PageRouteOf<Pattern, ParamsOf<Pattern>>): PageRoute {
  return route;
}

export function redirectRoute<const Pattern extends string>(
  route: RedirectRouteOf<Pattern, ParamsOf<Pattern>>,
): RedirectRoute {
  return route;
}

/** A route's `handle`: what must be loaded to show it. */
export interface RouteChunks {
  /** The name of its page's chunk; null when it is in the entry. */
  readonly chunk: string | null;
  readonly texts: { readonly language: Language; readonly namespaces: readonly string[] };
  readonly projectTab?: ProjectTab;
}
