/** The chosen values after a chip was switched on or off. */
export function toggled<Value>(chosen: readonly Value[], value: Value, on: boolean): readonly Value[] {
  return on ? [...chosen, value] : chosen.filter((other) => other !== value);
}
