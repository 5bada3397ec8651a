import { shareLink } from '#shared/share';

const url = 'https://obriy.example/favourites';

/** A device with what it can do: its sheet for sharing, and its clipboard. */
const device = ({
  finger = true,
  share,
  writeText = () => Promise.resolve(),
}: {
  finger?: boolean;
  share?: () => Promise<void>;
  writeText?: () => Promise<void>;
}) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: finger } as MediaQueryList);
  const clipboard = { writeText: jest.fn(writeText) };
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return clipboard;
};
const refusal = (name: string) => () => Promise.reject(new DOMException('No', name));

it('a finger gets the sheet of its device, which says all there is to say, also when nothing is chosen from it', async () => {
  const share = jest.fn(() => Promise.resolve());
  device({ share });
  expect(await shareLink(url, 'Saved flats')).toBe('none');
  expect(share).toHaveBeenCalledWith({ url, title: 'Saved flats' });
  const { writeText } = device({ share: refusal('AbortError') });
  expect(await shareLink(url, 'Saved flats')).toBe('none');
  expect(writeText).not.toHaveBeenCalled();
});

it('a sheet that the page may not open leaves the link in the clipboard', async () => {
  const { writeText } = device({ share: refusal('NotAllowedError') });
  expect(await shareLink(url, 'Saved flats')).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(url);
});

it('a mouse gets the link in the clipboard, or to be copied by hand', async () => {
  const share = jest.fn(() => Promise.resolve());
  device({ finger: false, share });
  expect(await shareLink(url, 'Saved flats')).toBe('copied');
  device({ finger: false, share, writeText: refusal('NotAllowedError') });
  expect(await shareLink(url, 'Saved flats')).toBe('shown');
  expect(share).not.toHaveBeenCalled();
});
