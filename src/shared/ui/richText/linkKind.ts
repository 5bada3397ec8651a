/** An href of content is a path of the site, a safe address elsewhere, or not a link at all (javascript:, //host, …). */
export function linkKind(href: string): 'internal' | 'external' | 'unsafe' {
  if (/^\/(?![/\\])[^\s\\]*$/.test(href)) return 'internal';
  if (/^(https?:\/\/|mailto:|tel:)[^\s]+$/i.test(href)) return 'external';
  return 'unsafe';
}
