import type { StoreEnhancer } from '@reduxjs/toolkit';
import { screen, waitFor, within } from '@testing-library/react';
import { renderSite } from './renderSite.tsx';
import { takeTime } from '../stores/takeTime.ts';

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** A visitor of the English booking, with the real store and routes, and any backend. */
export async function bookingVisitor(
  fetch: typeof globalThis.fetch,
  path = '/en/appointment/select_date',
  enhancers: readonly StoreEnhancer[] = [],
) {
  const site = await renderSite({ path, fetch, enhancers });
  const { user, router } = site;
  const address = () => router.state.location.pathname.replace('/en/appointment/', '');

  /** The page has received its address: only then is Back a step of its own. */
  const shownAt = (step: string) =>
    waitFor(() => expect(document.querySelector('a[hreflang="uk"]')).toHaveAttribute('href', `/appointment/${step}`));

  const chooseDay = async () => {
    await user.click(await screen.findByRole('radio', { name: /Central/ }));
    const soon = await screen.findByRole('group', { name: 'The nearest free days' });
    // Today may have only one hour left.
    const day = within(soon).getAllByRole('button').at(1);
    if (day === undefined) throw new Error('No day is free');
    await user.click(day);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await heading('Choose the time');
    await shownAt('select_time');
  };
  const freeSlots = async () => {
    const slots = await screen.findByRole('list', { name: 'Free times' });
    return within(slots)
      .getAllByRole('button')
      .filter((button) => button.ariaDisabled !== 'true');
  };
  /** Presses a free slot, counted from the first, or from the last by -1. */
  const pressSlot = async (index = 0) => {
    const slot = (await freeSlots()).at(index);
    if (slot === undefined) throw new Error('No hour is free');
    await user.click(slot);
  };
  const chooseSlot = async (index = 0) => {
    await pressSlot(index);
    await heading('Enter the details');
    await shownAt('details');
  };
  const fillDetails = async () => {
    await user.click(await screen.findByLabelText('Your name'));
    await user.paste('Olha Melnyk');
    await user.click(screen.getByLabelText('Phone'));
    await user.paste('0671234567');
    await user.click(screen.getByRole('checkbox'));
    takeTime();
  };
  const send = () => {
    takeTime();
    return user.click(screen.getByRole('button', { name: 'Book the visit' }));
  };

  return { ...site, address, shownAt, chooseDay, freeSlots, pressSlot, chooseSlot, fillDetails, send };
}
