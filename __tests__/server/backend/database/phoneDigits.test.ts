import fc from 'fast-check';
import { phoneDigits } from '../../../../server/backend/database/phoneDigits.ts';
import { isWholePhone, toInternational } from '../../../../src/shared/form/validators.ts';

/** What people type into phone fields, and random texts. */
const written = fc
  .tuple(
    fc.constantFrom('', '+', ' +', '0', '00', '80', '380', '+380', '+3800', '003800', '048'),
    fc.stringMatching(/^[\d ()+-]{0,14}$/),
  )
  .map(([beginning, rest]) => beginning + rest);

describe('digits of a phone', () => {
  it.each([
    '+38 (067) 123-45-67',
    '(+380) 67 1234567',
    '00380671234567',
    '000380 67 1234567',
    '+00 380 67 1234567',
    '0380671234567',
    '+0671234567',
    '+380 67 123 45 67 доб. 12',
    '8~10 380 67 123 45 67',
    '+３８０ ６７ １２３ ４５ ６７',
    'tel:+380671234567',
  ])('%s belong to one person, however odd', (phone) => {
    expect(phoneDigits(phone)).toBe('380671234567');
  });

  it.each(['671234567', '067 123 45 67', '80671234567', '380671234567', '+380 (67) 123-45-67', '+38 0067 1234567'])(
    '%s belong to one person',
    (phone) => {
      expect(phoneDigits(phone)).toBe('380671234567');
    },
  );

  it('are those that the site sends, whatever was typed', () => {
    fc.assert(
      fc.property(written, (phone) => {
        // The form sends nothing else.
        const sent = isWholePhone(phone) ? toInternational(phone) : null;
        expect(sent === null ? null : `+${phoneDigits(phone)}`).toBe(sent);
      }),
    );
  });
});
