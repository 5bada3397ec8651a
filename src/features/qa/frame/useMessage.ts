import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf, type Message } from '../messages.ts';

interface Messages {
  readonly message: Message | null;
  readonly dismiss: () => void;
  /** Does something and says what came of it: the text that it gives, or why it failed. */
  readonly run: (act: () => string | Promise<string>) => Promise<void>;
}

export function useMessage(first: unknown = null): Messages {
  const { t } = useTranslation('qa');
  const [message, setMessage] = useState<Message | null>(() => (first === null ? null : messageOf(first, t)));
  const run = async (act: () => string | Promise<string>): Promise<void> => {
    try {
      const text = await act();
      setMessage(text === '' ? null : { kind: 'done', text });
    } catch (error) {
      setMessage(messageOf(error, t));
    }
  };
  return { message, dismiss: () => setMessage(null), run };
}
