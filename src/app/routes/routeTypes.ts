import type { ReactNode } from 'react';
import type { ProjectTab } from '#entities/project';
import type { Language } from '#shared/config';
import type { ParamsOf } from '#shared/routing';
import type { AppDispatch, LazySlice } from '../store.ts';

/** What the file of a page exports; the parameters of its path arrive as props. */
export interface PageModule<Params> {
  readonly Page: (props: Params) => ReactNode;
  /** Parts of the store that only this page needs: they come with it. */
  readonly slices?: readonly LazySlice[];
}

/** What a route has at hand to start its queries. */
export interface RouteRequest<Params> {
  readonly dispatch: AppDispatch;
  readonly language: Language;
  readonly params: Params;
  readonly search: URLSearchParams;
  /** Marks what only a block shows: a server renders the page without it when it is late, and the browser fetches it. */
  readonly forBlock: (query: Promise<unknown>) => Promise<unknown>;
}

export type ProjectRequest = RouteRequest<{ readonly alias: string }>;

interface RouteBase<Pattern extends string> {
  /** In the default language; the other languages append their code: `HomePage_en`. */
  readonly name: string;
  /** Without the language prefix. */
  readonly path: Pattern;
}

interface PageRouteOf<Pattern extends string, Params> extends RouteBase<Pattern> {
  readonly load: () => Promise<PageModule<Params>>;
  /** The name that `load` gives its chunk: the server sends the chunk's files along with the page. */
  readonly chunk: string;
  /** Files of i18n/ that the page needs beside `common`. */
  readonly namespaces: readonly string[];
  /** Shows more of its project than the head: the server sends that along. */
  readonly projectTab?: ProjectTab;
  /** Starts the page's queries beside its chunk, so that neither waits for the other. */
  readonly queries?: (request: RouteRequest<Params>) => readonly Promise<unknown>[];
  /** Where what a query names is shown by now, without the language prefix; null when it names nothing such. */
  readonly movedTo?: (request: Pick<RouteRequest<Params>, 'params' | 'search'>) => string | null;
  /** Pages shown at this one's outlet. */
  readonly children?: readonly RouteEntry[];
}

interface RedirectRouteOf<Pattern extends string, Params> extends RouteBase<Pattern> {
  /** Gives a path without the language prefix. */
  readonly redirectTo: (params: Params) => string;
  /** Whether browsers and search engines may remember it. */
  readonly permanent?: true;
}

/** The parameters of whichever path: the table's typed makers below have checked them. */
type AnyParams = never;

export type PageRoute = PageRouteOf<string, AnyParams>;
export type RedirectRoute = RedirectRouteOf<string, AnyParams>;
export type RouteEntry = PageRoute | RedirectRoute;

/** Checks that the page takes the parameters that its path has. */
export function page<const Pattern extends string>(route: PageRouteOf<Pattern, ParamsOf<Pattern>>): PageRoute {
  return route;
}

export function redirectRoute<const Pattern extends string>(
  route: RedirectRouteOf<Pattern, ParamsOf<Pattern>>,
): RedirectRoute {
  return route;
}

/** A route's `handle`: what must have arrived before it can be shown. */
export interface RouteChunks {
  /** The name of its page's chunk; null for what is part of the entry. */
  readonly chunk: string | null;
  readonly texts: { readonly language: Language; readonly namespaces: readonly string[] };
  readonly projectTab?: ProjectTab;
}
