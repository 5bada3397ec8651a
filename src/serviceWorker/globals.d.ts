/** Used by shared code that the worker never runs. */
declare const window: { readonly location: { readonly origin: string } };
