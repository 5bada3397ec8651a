import { act, render, screen } from '@testing-library/react';
import { Announcement } from '#shared/ui';

it('says what has changed, not what the page came with, and is silent again after five seconds', () => {
  jest.useFakeTimers();
  try {
    const { rerender } = render(<Announcement text="8 complexes" />);
    const region = screen.getByRole('status');
    expect(region).toHaveTextContent('');
    rerender(<Announcement text="1 complex" />);
    expect(region).toHaveTextContent('1 complex');
    act(() => jest.advanceTimersByTime(4999));
    expect(region).toHaveTextContent('1 complex');
    act(() => jest.advanceTimersByTime(1));
    expect(region).toHaveTextContent('');
  } finally {
    jest.useRealTimers();
  }
});
