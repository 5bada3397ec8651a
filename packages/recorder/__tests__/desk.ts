import { configureStore, createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import {
  makeRecorder,
  readRecording,
  type RecorderOptions,
  type Recording,
  type RedactionRules,
} from '@obriy/recorder';

interface Person {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly message: string;
}

interface DeskState {
  readonly count: number;
  readonly person: Person;
  readonly anything: unknown;
}

const nobody: Person = { name: '', phone: '', email: '', message: '' };
const initialState: DeskState = { count: 0, person: nobody, anything: null };

/** The smallest state with something personal in it. */
const deskSlice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    counted: (state, { payload }: PayloadAction<number>) => ({ ...state, count: state.count + payload }),
    personTyped: (state, { payload }: PayloadAction<Person>) => ({ ...state, person: payload }),
    sent: (state) => ({ ...state, count: state.person.name.length, person: nobody }),
    anythingSaid: (state, { payload }: PayloadAction<unknown>) => ({ ...state, anything: payload }),
  },
});

export const { counted, personTyped, sent, anythingSaid } = deskSlice.actions;

const person = { fields: { name: 'name', phone: 'phone', email: 'email', message: 'text' } } as const;

const rules: RedactionRules = {
  ofAction: ({ type }) => (type === personTyped.type ? { fields: { payload: person } } : 'keep'),
  ofState: { fields: { desk: { fields: { person } } } },
  publishedIn: { action: () => undefined, state: () => undefined },
};

export const deskReducer = (state: { desk: DeskState } | undefined, action: UnknownAction) => ({
  desk: deskSlice.reducer(state?.desk, action),
});

export function recordedDesk(options: Partial<RecorderOptions> = {}) {
  const recorder = makeRecorder({
    reducer: deskReducer,
    rules,
    describe: () => ({
      site: 'test',
      rtk: 'test',
      schema: 'test',
      language: 'en',
      viewport: { width: 390, height: 844 },
    }),
    ...options,
  });
  const store = configureStore({
    reducer: { desk: deskSlice.reducer },
    middleware: (defaults) => defaults({ serializableCheck: false, immutableCheck: false }),
    enhancers: (defaults) => defaults().concat(recorder.enhancer),
  });
  recorder.start();
  return { recorder, store };
}

/** As it is when somebody opens it again. */
export const asFile = (recording: Recording): Recording => readRecording(JSON.parse(JSON.stringify(recording)));
