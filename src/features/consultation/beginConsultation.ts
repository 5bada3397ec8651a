import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isSame } from '#shared/form';
import { lazySlice } from '#shared/store';
import { consultationDraftChanged, consultationSlice } from './consultationSlice.ts';
import { emptyConsultation, type ConsultationDraft } from './consultationTypes.ts';

/** What was typed into the plain form before the living one came. */
function draftOfForm(data: FormData): ConsultationDraft {
  const text = (name: keyof ConsultationDraft): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...emptyConsultation,
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    agreement: data.has('agreement'),
  };
}

/** The store learns of consultations, and of what the plain form holds; what was typed on another page stands unless something was typed on this one. */
export function beginConsultation(plain: FormData): ThunkAction<void, object, unknown, UnknownAction> {
  return (dispatch) => {
    dispatch(lazySlice(consultationSlice));
    const typed = draftOfForm(plain);
    if (!isSame(typed, emptyConsultation)) dispatch(consultationDraftChanged(typed));
  };
}
