/** Answers of the backend are no pages; its pictures are welcome in picture searches. Staging keeps everybody out. */
export function makeRobots(origin: string, indexing: boolean): string {
  if (!indexing) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
