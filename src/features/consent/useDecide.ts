import { useDispatch, useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { consentGiven, consentRefused, type Purposes } from '#shared/consent';
import { todayInKyiv } from '#shared/format';

export interface Deciding {
  /** Without a container nobody counts, so nobody is asked about counting. */
  readonly counted: boolean;
  readonly decide: (purposes: Purposes) => void;
  readonly acceptAll: () => void;
  readonly refuseAll: () => void;
}

export function useDecide(): Deciding {
  const dispatch = useDispatch();
  const { tagManagerContainer } = useSelector(selectSettings);
  const counted = tagManagerContainer !== null;
  const decide = ({ analytics, marketing }: Purposes): void => {
    const day = todayInKyiv(new Date());
    dispatch(analytics || marketing ? consentGiven({ analytics, marketing, day }) : consentRefused({ day }));
  };
  return {
    counted,
    decide,
    acceptAll: () => decide({ analytics: counted, marketing: true }),
    refuseAll: () => decide({ analytics: false, marketing: false }),
  };
}
