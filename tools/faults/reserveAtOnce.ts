import { fixture, atOnce } from './bookAtOnce.ts';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';

const freeFlats = ['a-1-2-5', 'a-1-3-9', 'a-1-5-15'];

/**
 * So many visitors reserve one flat concurrently, or one phone reserves several, half of the requests on each of two
 * servers on the same database. Returns the number of responses by status.
 */
export async function reserveAtOnce(
  place: DatabasePlace,
  count: number,
  what: 'flat' | 'phone',
): Promise<Readonly<Record<string, number>>> {
  return atOnce({ place, contentDir: fixture, count }, async () => (index) => ({
    url: '/api/reservations',
    payload: {
      project: 'lypa',
      flat: freeFlats[what === 'flat' ? 0 : index % freeFlats.length],
      name: `Visitor ${index}`,
      phone: `+380320${String(what === 'flat' ? index : 0).padStart(6, '0')}`,
      agreement: true,
    },
  }));
}
