import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '#shared/ui';

test('a busy button keeps its focus and its name, and does nothing more', async () => {
  const user = userEvent.setup();
  const sent = jest.fn();
  function Sending() {
    const [loading, setLoading] = useState(false);
    const send = () => {
      sent();
      setLoading(true);
    };
    return (
      <Button loading={loading} onClick={send}>
        Send
      </Button>
    );
  }
  render(<Sending />);
  const button = screen.getByRole('button', { name: 'Send' });
  await user.dblClick(button);
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
});

test('a busy submit button does not submit the form', async () => {
  const submitted = jest.fn((event: React.FormEvent) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={submitted}>
      <Button type="submit" loading={loading}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(true));
  await userEvent.click(screen.getByRole('button'));
  expect(submitted).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.click(screen.getByRole('button'));
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('a button in a form does not submit it by accident', async () => {
  const submitted = jest.fn();
  render(
    <form onSubmit={submitted}>
      <Button>Another photo</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submitted).not.toHaveBeenCalled();
});
