/** Ends a script, a comment, an attribute or a pattern, and contains characters that are not allowed in a document. */
const hostile = [
  '</script><script>window.__canary=1</script>',
  '</title></style></template></textarea><svg onload=window.__canary=2>',
  '"><img src=x onerror=window.__canary=3>',
  "'><iframe srcdoc='<script>parent.__canary=4</script>'>",
  '<!--<script>',
  '--!> ]]> <![CDATA[ &lt;b&gt; &#x3c;',
  '\u2028\u2029\u0000\uD800\u202E\u200F',
  "${window.__canary=5} $& $1 $$ $` $' {{title}} $t(brand)",
  '🏡👩‍👩‍👧\r\n\\u003c',
].join('');

const isText = (name: string, value: string): boolean =>
  // Structured values are not free text: keys, addresses, days and times, colours, codes.
  !/^(?:alias|id|outline|.*_id|src|href|url|link|.*_url|placeholder|format|type|kind|code|position|status|category|icon|lang|language|currency|tone|day|days|opens|closes|date|.*_at|.*_on|valid.*|month|side|sides|phone|email|section|number|class)$/.test(
    name,
  ) && !/^(?:https?:|\/|tel:|mailto:|#)|^\d{4}-\d{2}|^\d{1,2}:\d{2}$|^[a-z0-9_-]+$/.test(value);

/** A response with hostile text appended to every text that people write. */
export function poisoned(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return isText(name, value) ? value + hostile : value;
  if (Array.isArray(value)) return value.map((each) => poisoned(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, poisoned(each, key)]));
}
