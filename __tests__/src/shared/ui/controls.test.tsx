import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox, Chip, ChipGroup, Field, RangeField, TextInput } from '#shared/ui';

test('a chip tells whether it is pressed and asks for the opposite', async () => {
  function Rooms() {
    const [pressed, setPressed] = useState(false);
    return (
      <ChipGroup legend="Rooms" legendHidden>
        <Chip pressed={pressed} onPressedChange={setPressed}>
          Two rooms
        </Chip>
      </ChipGroup>
    );
  }
  render(<Rooms />);
  expect(screen.getByRole('group', { name: 'Rooms' })).toBeVisible();
  const chip = screen.getByRole('button', { name: 'Two rooms', pressed: false });
  await userEvent.click(chip);
  expect(chip).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(chip);
  expect(chip).toHaveAttribute('aria-pressed', 'false');
});

test('a field ties label, hint and error to its control', () => {
  const field = (error?: string) => (
    <Field label="Phone" hint="We call once" error={error} required valid>
      {(control) => <TextInput {...control} />}
    </Field>
  );
  const { rerender } = render(field());
  const input = screen.getByRole('textbox', { name: 'Phone' });
  expect(input).toBeRequired();
  expect(input).toBeValid();
  expect(input).toHaveAccessibleDescription('We call once');
  rerender(field('The field is required.'));
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(input).toHaveAccessibleDescription('We call once The field is required.');
});

test('a checkbox shows why it must be checked', () => {
  render(<Checkbox error="The field is required.">I agree</Checkbox>);
  expect(screen.getByRole('checkbox', { name: 'I agree' })).toHaveAccessibleDescription('The field is required.');
});

test('a range says its value in words', () => {
  render(
    <RangeField label="First payment" value={30} min={20} max={80} onValueChange={() => {}} valueText="30 percent" />,
  );
  const range = screen.getByRole('slider', { name: 'First payment' });
  expect(range).toHaveValue('30');
  expect(range).toHaveAttribute('aria-valuetext', '30 percent');
  expect(screen.getByRole('status')).toHaveTextContent('30 percent');
});
