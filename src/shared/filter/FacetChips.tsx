import { Chip, ChipGroup, VisuallyHidden } from '#shared/ui';

interface FacetChipsProps<Value> {
  readonly legend: string;
  readonly options: readonly Value[];
  readonly facet: ReadonlyMap<Value, number>;
  readonly nameOf: (option: Value) => string;
  /** A number, shown in place of the name that a screen reader says. */
  readonly shortOf?: (option: Value) => string;
  /** "3 flats": what a screen reader says of the count. */
  readonly found: (count: number) => string;
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
  /** The address at which a choice is shown. */
  readonly hrefOf: (chosen: readonly Value[]) => string;
  readonly className?: string | undefined;
}

/** Any of a few options, each with how many items it would find; nothing where there is no option. */
export function FacetChips<Value extends string | number>({
  legend,
  options,
  facet,
  nameOf,
  shortOf,
  found,
  chosen,
  onChange,
  hrefOf,
  className,
}: FacetChipsProps<Value>) {
  if (options.length === 0) return null;
  return (
    <ChipGroup legend={legend} className={className}>
      {options.map((option) => {
        const count = facet.get(option) ?? 0;
        const pressed = chosen.includes(option);
        const next = pressed ? chosen.filter((other) => other !== option) : [...chosen, option];
        return (
          <Chip
            key={option}
            pressed={pressed}
            href={hrefOf(next)}
            onPressedChange={() => onChange(next)}
            // Two bare numbers would read as one.
            count={shortOf === undefined ? count : `(${count})`}
            isEmpty={count === 0}
            countWords={found(count)}
          >
            {shortOf === undefined ? (
              nameOf(option)
            ) : (
              <>
                <span aria-hidden>{shortOf(option)}</span>
                <VisuallyHidden>{nameOf(option)}</VisuallyHidden>
              </>
            )}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}
