import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, type Message } from '../messages.ts';

interface Messages {
  readonly message: Message | null;
  readonly dismiss: () => void;
  /** Does something and says what came of it: what it gives, or why it failed. */
  readonly run: (act: () => Said | Promise<Said>) => Promise<void>;
}

/** An empty text: there is nothing to say. */
type Said = string | Message;

export function useMessage(first: unknown = null): Messages {
  const { t } = useTranslation('qa');
  const [message, setMessage] = useState<Message | null>(() => (first === null ? null : messageOf(first, t)));
  const run: Messages['run'] = async (act) => {
    try {
      const said = await act();
      if (typeof said !== 'string') setMessage(said);
      else setMessage(said === '' ? null : { kind: 'done', text: said });
    } catch (error) {
      setMessage(messageOf(error, t));
    }
  };
  return { message, dismiss: () => setMessage(null), run };
}
