/** API responses are no pages; pictures may appear in picture searches. Staging blocks all crawlers. */
export function makeRobots(origin: string, indexing: boolean): string {
  if (!indexing) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
