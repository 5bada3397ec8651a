import { kyivOffset } from '../../../../src/pages/appointment/lazySteps/LazySteps.tsx';

describe('kyivOffset', () => {
  it('distinguishes the two hours of an autumn night', () => {
    expect(kyivOffset('2026-10-25T00:30:00Z')).toBe('UTC+3');
    expect(kyivOffset('2026-10-25T01:30:00Z')).toBe('UTC+2');
  });
});
