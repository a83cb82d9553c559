import { startSession } from '@/lib/account/session/session-store';
import { db } from '@/lib/server/db';
import { addOwnPaper, saveOwnApplication } from '@/lib/therapist/application/actions';
import { applicationFields } from '@/lib/therapist/application/schema';
import { plainPdf } from '@/test/file/pdfs';
import { sent, visitor } from '@/test/server/visitor';
import { createProfile } from '@/test/therapist/factories';

const emptyApplication = Object.fromEntries(applicationFields.map((name) => [name, '']));
/** A complete form of an application. */
export const wholeApplication = {
  ...emptyApplication,
  register: 'RCI',
  registerNumber: 'A12345',
  degree: 'MPhil Clinical Psychology',
  institute: 'NIMHANS, Bengaluru',
  degreeYear: '2014',
  title: 'Clinical Psychologist',
  location: 'Bengaluru',
  languages: 'English, Kannada',
  video: 'on',
  specialization: 'Anxiety\nGrief',
  sessionRate: '1800',
  lowestFee: '900',
  approaches: 'Cognitive behavioural therapy',
  clientGroups: 'Adults',
  affirming: 'on',
  bio: 'RCI-registered clinical psychologist. I listen first.',
  truthful: 'on',
  'from-1': '09:00',
  'until-1': '17:30',
};

/** Signs in a therapist with a begun application. */
export async function createApplicant() {
  const applicant = await createProfile({ role: 'therapist', firstName: 'Kavya', lastName: 'Rao' });
  visitor.token = (await startSession(db, applicant.userId, { userAgent: null, networkHash: 'x' })).token;
  const data = { profileId: applicant.id, practice: 'Adults.' };
  return { applicant, id: (await db.therapistApplication.create({ data })).id };
}

export const saveApplication = (form: Record<string, string>, step: 'save' | 'send' = 'save', version = 0) =>
  saveOwnApplication(null, sent({ ...emptyApplication, ...form, step, version: String(version) }));

export async function addPaper(bytes: Uint8Array, kind = 'degree', name = 'degree.pdf') {
  const form = sent({ kind });
  form.append('paper', new File([new Uint8Array(bytes)], name));
  return addOwnPaper(null, form);
}

export async function sendWhole(form: Record<string, string> = wholeApplication) {
  await addPaper(await plainPdf());
  return saveApplication(form, 'send');
}
