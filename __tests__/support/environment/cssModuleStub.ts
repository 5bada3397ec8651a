/** A class is named as its key, so that a test can find it. */
const classes: Readonly<Record<string, string>> = new Proxy({}, { get: (_target, key) => String(key) });

export default classes;
