import { inOwnRoom, type StoredMeeting } from '@/lib/care/meeting/rules';

/** Where new appointments of a calendar take place. */
export type MeetingTerms = {
  /** An https link of the host's, or `room` for our own video room. */
  readonly videoLink: string | null;
  readonly phoneCaller: 'host' | 'person';
  /** Number for calls to the host; needed if the client calls. */
  readonly hostPhone: string | null;
  readonly address: string | null;
  readonly backupPhone: string | null;
};

/** Without settings the host calls, and gives link and address later. */
export const usualTerms: MeetingTerms = {
  videoLink: null,
  phoneCaller: 'host',
  hostPhone: null,
  address: null,
  backupPhone: null,
};

type NamedPlace = { readonly name: string; readonly address: string };

/** "Kothrud, 12 Karve Road, Pune" */
export function placeInWords({ name, address }: NamedPlace): string {
  return `${name}, ${address}`;
}

/** The terms of a time that holds a place: meeting in person is there. */
export function atPlace(terms: MeetingTerms, place: NamedPlace | null): MeetingTerms {
  return place ? { ...terms, address: placeInWords(place) } : terms;
}

/** The place of an appointment: only the fields of its own way to meet, and the number for when that fails. */
export function storedMeeting(mode: string, terms: MeetingTerms): StoredMeeting {
  const byPhone = mode === 'phone';
  const personCalls = byPhone && terms.phoneCaller === 'person';
  return {
    meetingLink: mode === 'video' ? terms.videoLink : null,
    meetingAddress: mode === 'in_person' ? terms.address : null,
    meetingCaller: byPhone ? terms.phoneCaller : null,
    meetingPhone: personCalls ? terms.hostPhone : null,
    backupPhone: terms.backupPhone,
  };
}

export function isMissing(mode: string | null, row: StoredMeeting): boolean {
  if (mode === 'video') return row.meetingLink === null;
  if (mode === 'in_person') return row.meetingAddress === null;
  return mode === 'phone' && row.meetingCaller === null;
}

export const videoPlaces = [
  { value: 'link', label: 'My own link (below)' },
  { value: 'room', label: 'Antarman video room' },
] as const;

type VideoPlace = (typeof videoPlaces)[number]['value'];

function videoPlaceOf(videoLink: string | null): { readonly in: VideoPlace; readonly link: string } {
  return videoLink === inOwnRoom ? { in: 'room', link: '' } : { in: 'link', link: videoLink ?? '' };
}

/** The link to store from such a form; a typed link is ignored if the room is chosen. */
export function chosenLink(videoIn: VideoPlace | '' | undefined, link: string | null): string | null {
  return videoIn === 'room' ? inOwnRoom : link;
}

/** Labels of the calendar form's fields, in its order. */
export const meetingLabels = {
  videoIn: 'Video calls',
  videoLink: 'Your own link for video calls',
  backupPhone: 'Backup number (optional)',
  phoneCaller: 'By phone: who calls',
  hostPhone: 'Number for clients to call',
  address: 'Address for meeting in person',
} as const;

export function meetingShown(terms: MeetingTerms): Readonly<Record<keyof typeof meetingLabels, string>> {
  const video = videoPlaceOf(terms.videoLink);
  return {
    videoIn: video.in,
    videoLink: video.link,
    backupPhone: terms.backupPhone ?? '',
    phoneCaller: terms.phoneCaller,
    hostPhone: terms.hostPhone ?? '',
    address: terms.address ?? '',
  };
}

export function meetingWords(name: string, value: string): string {
  const choices: readonly { readonly value: string; readonly label: string }[] = [...videoPlaces, ...callers];
  const chosen = name === 'videoIn' || name === 'phoneCaller';
  return (chosen && choices.find((choice) => choice.value === value)?.label) || value;
}

/** The two ways of a phone call, for the hosts' forms. */
export const callers = [
  { value: 'host', label: 'You call them' },
  { value: 'person', label: 'They call you' },
] as const;

export const meetingMessages = {
  saved: 'Saved. This applies to new bookings.',
  notSaved: 'We could not save this just now. Nothing was changed. Please try again.',
  notLinked: 'You can set this after we accept your application.',
  changed: 'Saved. We have emailed your client an updated calendar invite.',
  unknown: 'We could not find this session.',
  placeTaken: 'A colleague has this place at that time. Nothing was changed.',
  over: 'This session is over or cancelled. Nothing was changed.',
  link: 'Enter a link that begins with https://, such as https://meet.google.com/abc-defg-hij',
  phone: 'Enter a phone number like 98765 43210, or leave it empty',
  hostPhone: 'Enter the number clients should call',
  address: 'Keep the address under 500 characters',
} as const;

/** "Saved. …" and the number of booked appointments that changed too. */
export function savedInWords(told: number): string {
  if (told === 0) return meetingMessages.saved;
  const many = told === 1 ? 'One booked appointment has' : `${told} booked appointments have`;
  return `${meetingMessages.saved} ${many} also been updated, and we have emailed your clients.`;
}
