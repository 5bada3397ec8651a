import { googleLink, outlookLink, type CalendarEvent } from '../../../../src/features/visit-calendar/calendarEvent.ts';
import { calendarFile } from '../../../../src/features/visit-calendar/calendarFile.ts';

const event: CalendarEvent = {
  uid: 'V-7',
  title: 'Візит: Обрій',
  description: 'Візит V-7',
  location: 'Центральний офіс, Львів',
  position: { lat: 49.84, lon: 24.03 },
  startsAt: '2026-12-08T08:00:00.000Z',
  minutes: 60,
};
const url = 'https://obriy.example/appointment/visit#V-7.secret-secret-secret';

/** Lines of the file, with those joined that the format folds. */
const linesOf = (file: string) => file.replaceAll(/\r\n[ \t]/g, '').split('\r\n');

it('writes a file with the moment in UTC, the place and the way back', () => {
  const lines = linesOf(calendarFile(event, url));
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'UID:V-7@obriy.example',
      'DTSTART:20261208T080000Z',
      'SUMMARY:Візит: Обрій',
      'GEO:49.84;24.03',
      'END:VCALENDAR',
    ]),
  );
  expect(lines.join('\n')).toMatch(/DURATION:PT(?:1H|60M)/);
  expect(lines).toContain(`URL:${url}`);
});

it('takes the place of the file of a visit that was moved later', () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  const numberOf = (file: string): number => Number(/^SEQUENCE:(\d+)/m.exec(file)?.[1]);
  const before = numberOf(calendarFile(event, url));
  jest.setSystemTime(new Date('2026-11-22T10:00:02Z'));
  expect(numberOf(calendarFile({ ...event, startsAt: '2026-12-09T08:00:00.000Z' }, url))).toBe(before + 2);
  jest.useRealTimers();
});

it('tells calendar services everything but the secret', () => {
  const google = new URL(googleLink(event)).searchParams;
  expect(Object.fromEntries(google)).toMatchObject({
    text: event.title,
    dates: '20261208T080000Z/20261208T090000Z',
    location: event.location,
  });
  const outlook = new URL(outlookLink(event)).searchParams;
  expect(Object.fromEntries(outlook)).toMatchObject({
    subject: event.title,
    startdt: event.startsAt,
    enddt: '2026-12-08T09:00:00.000Z',
  });
  expect(`${googleLink(event)}${outlookLink(event)}`).not.toContain('secret');
});
