import InputMask from 'imask/esm/controls/input';
import type Masked from 'imask/esm/masked/base';
import type MaskedDynamic from 'imask/esm/masked/dynamic';
import 'imask/esm/masked/dynamic';
import 'imask/esm/masked/pattern';
import { digitsOf, digitsWithCountry, phoneDigits } from './phone.ts';

/** What is typed or pasted, so that with what stands before it a number with its country comes out. */
function completed(typed: string, before: string): string {
  if (before === '') return digitsWithCountry(typed);
  // Visitors type or paste the whole number even after +380 has appeared.
  return before === '380' ? digitsWithCountry(typed).replace(/^380/, '') : typed;
}

export interface PhoneMask {
  /** What comes from elsewhere than the visitor's fingers. */
  readonly show: (value: string) => void;
  readonly release: () => void;
}

/** One field for 0XX…, 380XX…, +380XX… and foreign numbers: the mask follows the country's code. Tells every accepted value. */
export function maskPhone(field: HTMLInputElement, onAccept: (value: string) => void): PhoneMask {
  const mask = new InputMask(field, {
    mask: [{ mask: '+000 00 000 00 00' }, { mask: '+000000000000000' }],
    prepare: (typed: string, masked: Masked) => completed(typed, digitsOf(masked.value)),
    dispatch: (appended: string, masked: MaskedDynamic) => {
      const [ukrainian, foreign] = masked.compiledMasks;
      const digits = digitsOf(masked.value + appended);
      return digits.startsWith('380') ? ukrainian : foreign;
    },
  });
  // The mask writes a plus by itself, and keeps to itself whether the visitor did.
  let countryIsTyped = false;
  mask.on('accept', () => {
    if (mask.value === '') countryIsTyped = false;
    onAccept(mask.value);
  });
  // Browsers tell of a new selection when they have time, the mask believes what it was told last, and a number that is filled in over another
  // one would land in the middle of it.
  const beforeInput = ({ data }: InputEvent): void => {
    if (field.value === mask.displayValue) mask._saveSelection();
    const replacesAll = field.value !== '' && field.selectionStart === 0 && field.selectionEnd === field.value.length;
    countryIsTyped = (countryIsTyped && !replacesAll) || /\+|^\s*00/.test(data ?? '');
  };
  // Only the last digit tells that no country's code stands in front. The Enter key that sends a form tells of a change first, too.
  const complete = (): void => {
    if (!countryIsTyped) mask.value = phoneDigits(digitsOf(mask.value));
  };
  field.addEventListener('beforeinput', beforeInput);
  field.addEventListener('change', complete);
  return {
    show: (value) => {
      if (value !== mask.value) mask.value = value;
    },
    release: () => {
      field.removeEventListener('beforeinput', beforeInput);
      field.removeEventListener('change', complete);
      mask.destroy();
    },
  };
}
