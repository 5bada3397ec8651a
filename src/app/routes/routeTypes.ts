import type { ReactNode } from 'react';
import type { ProjectTab } from '#entities/project';
import type { Language } from '#shared/config';
import { type ParamsOf, type PathName, paths } from '#shared/routing';
import type { LazySlice } from '../store.ts';
import type { routeQueries, RouteRequest } from './routeQueries.lazy.ts';

/** The exports of a page module; path parameters arrive as props. */
export interface PageModule<Params> {
  readonly Page: (props: Params) => ReactNode;
  /** Files of i18n/ that the page needs beside those of the layout. */
  readonly namespaces: readonly string[];
  /** Slices that only this page needs; they load with it. */
  readonly slices?: readonly LazySlice[];
}

type RouteQueries = typeof routeQueries;

/** Queries that accept the parameters of the page. */
type QueriesOf<Params> = {
  readonly [Name in keyof RouteQueries]: RouteRequest<Params> extends Parameters<RouteQueries[Name]>[0] ? Name : never;
}[keyof RouteQueries];

interface RouteBase {
  /** Its path's name in `domain/pages.ts`; redirects append `Redirect`, because one path may have both. */
  readonly name: string;
  /** In the default language, without a prefix. */
  readonly path: string;
}

interface PageOptions<Params> {
  readonly load: () => Promise<PageModule<Params>>;
  /** Shows more of its project than the head: the server sends that along. */
  readonly projectTab?: ProjectTab;
  /** The current path of moved content, without the language prefix; null: not moved. */
  readonly movedTo?: (request: Pick<RouteRequest<Params>, 'params' | 'search'>) => string | null;
  /** False: its parts read the router and act at once, so it is rendered when it is opened. */
  readonly renderAhead?: false;
  /** Child pages in this one's outlet. */
  readonly children?: readonly RouteEntry[];
  /** The chunk name in `load`, where it is not `page-` and the name of the page: the server sends its files along. */
  readonly chunk?: string;
}

interface PageRouteOf<Params> extends RouteBase, PageOptions<Params> {
  readonly chunk: string;
  /** Which of `routeQueries` start beside the page's chunk, so that neither waits for the other. */
  readonly queries: QueriesOf<Params> | null;
}

interface RedirectRouteOf<Params> extends RouteBase {
  /** Returns a path without the language prefix. */
  readonly redirectTo: (params: Params) => string;
  /** Whether browsers and search engines may cache it. */
  readonly permanent?: true;
}

/** The parameters of whichever path: the table's typed makers below have checked them. */
type AnyParams = never;

export type PageRoute = PageRouteOf<AnyParams>;
export type RedirectRoute = RedirectRouteOf<AnyParams>;
export type RouteEntry = PageRoute | RedirectRoute;

type ParamsOfPage<Name extends PathName> = ParamsOf<(typeof paths)[Name]>;

/** Pages have the queries of their name, unless they name others. */
type Queries<Name extends PathName> =
  Name extends QueriesOf<ParamsOfPage<Name>>
    ? { readonly queries?: QueriesOf<ParamsOfPage<Name>> }
    : { readonly queries: QueriesOf<ParamsOfPage<Name>> | null };

function chunkOf(name: string): string {
  return `page-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Checks that the page accepts the parameters of its path. */
export function page<const Name extends PathName>(
  name: Name,
  options: PageOptions<ParamsOfPage<Name>> & Queries<Name>,
): PageRoute {
  return { name, path: paths[name], chunk: chunkOf(name), queries: name as PageRoute['queries'], ...options };
}

export function redirectRoute<const Name extends PathName>(
  name: Name,
  options: Omit<RedirectRouteOf<ParamsOfPage<Name>>, keyof RouteBase>,
): RedirectRoute {
  return { name: `${name}Redirect`, path: paths[name], ...options };
}

/** A page whose path the route table has checked. */
export type LoadedPage = PageModule<AnyParams>['Page'];

/** A route's `handle`: what must be loaded to show it. */
export interface RouteChunks {
  /** The name of its page's chunk; null when it is in the entry. */
  readonly chunk: string | null;
  readonly language: Language;
  /** Those of a page are set when it is loaded. */
  namespaces?: readonly string[];
  readonly projectTab?: ProjectTab;
  /** Set when it is loaded: `lazy` cannot replace the handle. */
  Page?: LoadedPage;
}

/** The language is a suffix of the name, except for the default one. */
export function routeName(name: string, language: Language, fallback: Language): string {
  return language === fallback ? name : `${name}_${language}`;
}
