import { applicationFields } from '@/lib/therapist/application/schema';

export const emptyApplication = Object.fromEntries(applicationFields.map((name) => [name, '']));
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
