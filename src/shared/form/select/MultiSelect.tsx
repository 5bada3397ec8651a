import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyModule } from '#shared/lazy';
import { ChevronDownIcon } from '#shared/ui';
import styles from './MultiSelect.module.css';
import type { Option } from './option.ts';

interface MultiSelectProps {
  readonly label: string;
  /** Shown while nothing is chosen. */
  readonly anyText: string;
  readonly options: readonly Option[];
  /** Keys. */
  readonly chosen: readonly string[];
  /** How many may be chosen. */
  readonly most: number;
  readonly onChange: (keys: readonly string[]) => void;
}

function importPanel() {
  return import(/* webpackChunkName: "option-panel" */ './OptionPanel.tsx');
}

/**
 * A choice of several values: native `<details>` whose summary shows the choice, with a searchable list of native
 * checkboxes (docs/decisions/own-form-controls.md).
 */
export function MultiSelect({ label, anyText, options, chosen, ...panel }: MultiSelectProps) {
  const { t } = useTranslation('options');
  const boxRef = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const [near, setNear] = useState(false);
  const { part, failed, retry } = useLazyModule(importPanel, near || open);
  const [first, ...others] = options.filter(({ key }) => chosen.includes(key));
  const approach = (): void => setNear(true);
  // It may have been opened before hydration.
  const follow = (): void => setOpen(boxRef.current?.open === true);
  useEffect(follow, []);

  return (
    <details ref={boxRef} className={styles.box} onToggle={follow}>
      <summary
        className={styles.summary}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={failed ? retry : undefined}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.control} data-filled={first !== undefined}>
          <span className={styles.value}>{first?.name ?? anyText}</span>
          {others.length > 0 && <span className={styles.more}>{t('more', { number: others.length })}</span>}
          <ChevronDownIcon size={18} className={styles.chevron} />
        </span>
      </summary>
      {open && part !== null && <part.OptionPanel {...panel} label={label} options={options} chosen={chosen} />}
      {open && failed && (
        <p role="alert" className={styles.failed}>
          {t('failed')}
        </p>
      )}
    </details>
  );
}
