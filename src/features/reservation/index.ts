export { reservationApi } from './reservationApi.ts';
export { ReservedNote, ReserveFlat } from './ReserveFlat.tsx';
export { reservationSlice } from './reservationSlice.ts';
export { useLiveFlats } from './useLiveFlats.ts';
export { useReservationEnd } from './useReservationEnd.ts';
export type { LiveSearch } from './watchReservedFlats.ts';
