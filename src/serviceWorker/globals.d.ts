/** Named by code that shares an index with what the worker takes, and that the worker never runs. */
declare const window: { readonly location: { readonly origin: string } };
