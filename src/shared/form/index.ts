export { AgreementField, EmailField, MessageField, NameField, PhoneField } from './fields.tsx';
export { FailureNotice, useErrorText } from './view/FailureNotice.tsx';
export { useFormStatus, type FormStatus, asTyped, snapshotPause, Snapshots } from './Snapshots.tsx';
export { LeadForm, type LeadGuard } from './view/LeadForm.tsx';
export {
  automatic,
  type FieldError,
  required,
  toInternational,
  validMessage,
  validName,
  validPhone,
} from './validators.ts';
export { useLiveForm, type TakenOver } from './useLiveForm.ts';
export { AgreementBox, Honeypot } from './view/leadFields.tsx';
export { consentVersion } from './consentVersion.ts';
export { MultiSelect } from './select/MultiSelect.tsx';
export { type Option } from './select/option.ts';
export { SearchSelect } from './select/SearchSelect.tsx';
export { draftsDatabase } from './draft/draftsDatabase.ts';
export { forgetDraft, forgetOldDrafts, storeDraft } from './draft/draftStore.ts';
export { fittingDraft, persistDraft, restorableDraft, storableDraft, usePersistedDraft } from './draft/persistDraft.ts';
export { isSame } from './isSame.ts';
export {
  type AttemptResult,
  beginSubmission,
  changeDraft,
  isAwaited,
  leaveForm,
  noSubmissions,
  type Submissions,
} from './submissions.ts';
export { BoundSelect, FacetChips, useUrlFilter } from './filterControls.tsx';
export { type ScriptedFeature, NoScriptContact } from './view/NoScriptContact.tsx';
