import fc from 'fast-check';
import { isWholePhone, toInternational } from '../../../../src/shared/form/phone.ts';

describe('a phone number', () => {
  it.each([
    ['0671234567', '+380671234567'],
    ['671234567', '+380671234567'],
    ['380671234567', '+380671234567'],
    ['+380 67 123 45 67', '+380671234567'],
    ['+38 (067) 123-45-67', '+380671234567'],
    ['80671234567', '+380671234567'],
    ['+3800671234567', '+380671234567'],
    ['00380 67 123 45 67', '+380671234567'],
    ['0048 123 456 789', '+48123456789'],
    ['+48 123 456 789', '+48123456789'],
  ])('%s is sent as %s', (typed, sent) => {
    expect(toInternational(typed)).toBe(sent);
    expect(isWholePhone(typed)).toBe(true);
  });

  it.each(['', '+', '067', '+380 67 123 45 6', '+380 67 123 45 678', '+12345', '+1234567890123456'])(
    '%j is not whole',
    (typed) => {
      expect(isWholePhone(typed)).toBe(false);
    },
  );

  it('is one and the same number in every way of writing it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{8}$/), (digits) => {
        const written = [digits, `0${digits}`, `380${digits}`, `+380${digits}`, `80${digits}`].map(toInternational);
        expect(new Set(written)).toEqual(new Set([`+380${digits}`]));
      }),
    );
  });
});
