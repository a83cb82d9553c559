import type { OpeningHours } from '@/lib/site/content/opening-hours';

/** One helpline of the registry. Every entry says where and when it was checked. */
export type Helpline = {
  readonly id: string;
  readonly name: string;
  /** As people read it. */
  readonly number: string;
  /** Digits for the phone, with + and country code where it must be dialled from abroad. */
  readonly dial: string;
  /** A second number of the same service. */
  readonly otherNumber?: { readonly number: string; readonly dial: string };
  readonly description: string;
  readonly features: readonly string[];
  /** Opening hours in words, with the zone unless it never closes. */
  readonly availability: string;
  readonly alwaysOpen: boolean;
  /** The same for code; only for lines that close. */
  readonly hours?: OpeningHours;
  readonly languages: string;
  readonly cost: string;
  readonly type: 'emergency' | 'mental-health' | 'women' | 'children' | 'elders';
  readonly source: string;
  /** ISO date of the last check against the source. */
  readonly checkedOn: string;
};

const checkedOn = '2026-11-20';

/** The five of product.md §2, most urgent first. */
export const helplines: readonly Helpline[] = [
  {
    id: 'emergency-112',
    name: 'Emergency',
    number: '112',
    dial: '112',
    description: 'Police, ambulance and fire, anywhere in India. Call when someone’s life is in danger now.',
    features: ['Sends police, ambulance or fire', 'Say where you are first', 'Stay on the line'],
    availability: 'Day and night, every day',
    alwaysOpen: true,
    languages: 'Hindi, English and the language of your state',
    cost: 'Free',
    type: 'emergency',
    source: 'Emergency Response Support System, Ministry of Home Affairs',
    checkedOn,
  },
  {
    id: 'tele-manas',
    name: 'Tele-MANAS',
    number: '14416',
    dial: '14416',
    otherNumber: { number: '1-800-891-4416', dial: '18008914416' },
    description:
      'The national mental-health line. A trained person listens, and can connect you to a specialist.',
    features: ['Trained counsellors', 'You need not give your name', 'Also for someone you worry about'],
    availability: 'Day and night, every day',
    alwaysOpen: true,
    languages: '20 Indian languages',
    cost: 'Free',
    type: 'mental-health',
    source: 'Ministry of Health and Family Welfare',
    checkedOn,
  },
  {
    id: 'women-181',
    name: 'Women Helpline',
    number: '181',
    dial: '181',
    description:
      'For women facing violence or threats, at home or outside. Links to police, shelter and legal aid.',
    features: ['Help to reach a safe place', 'Links to One Stop Centres', 'Legal and medical help'],
    availability: 'Day and night, every day',
    alwaysOpen: true,
    languages: 'Hindi, English and the language of your state',
    cost: 'Free',
    type: 'women',
    source: 'Ministry of Women and Child Development',
    checkedOn,
  },
  {
    id: 'women-1091',
    name: 'Women in Distress',
    number: '1091',
    dial: '1091',
    description: 'The police line for women who feel unsafe, are followed or are being harassed.',
    features: ['Answered by the police', 'Can send a patrol', 'Takes complaints'],
    availability: 'Day and night, every day',
    alwaysOpen: true,
    languages: 'Hindi, English and the language of your state',
    cost: 'Free',
    type: 'women',
    source: 'State police forces',
    checkedOn,
  },
  {
    id: 'jeevan-aastha',
    name: 'Jeevan Aastha',
    number: '1800 233 3330',
    dial: '18002333330',
    description:
      'A suicide prevention line. Call when you think of ending your life, or worry that someone might.',
    features: ['Trained listeners', 'You need not give your name', 'Stays with you on the phone'],
    availability: 'Day and night, every day',
    alwaysOpen: true,
    languages: 'Gujarati, Hindi and English',
    cost: 'Free',
    type: 'mental-health',
    source: 'Gandhinagar District Police, Gujarat',
    checkedOn,
  },
];

/** Listed after the five. */
export const moreHelplines: readonly Helpline[] = [
  {
    id: 'childline-1098',
    name: 'Childline',
    number: '1098',
    dial: '1098',
    description: 'For children and teenagers in trouble, and for adults who see a child in trouble.',
    features: ['For anyone under 18', 'You can just talk'],
    availability: 'Day and night, every day',
    alwaysOpen: true,
    languages: 'Hindi, English and the language of your state',
    cost: 'Free',
    type: 'children',
    source: 'Ministry of Women and Child Development',
    checkedOn,
  },
  {
    id: 'elderline-14567',
    name: 'Elderline',
    number: '14567',
    dial: '14567',
    description: 'For people over 60: loneliness, neglect, pensions, care, or someone to talk to.',
    features: ['Advice and company', 'Can send help'],
    availability: '8 am – 8 pm IST, every day',
    alwaysOpen: false,
    hours: { weekdays: [0, 1, 2, 3, 4, 5, 6], from: 8, to: 20 },
    languages: 'Hindi, English and the language of your state',
    cost: 'Free',
    type: 'elders',
    source: 'Ministry of Social Justice and Empowerment',
    checkedOn,
  },
  {
    id: 'icall',
    name: 'iCall',
    number: '91529 87821',
    dial: '+919152987821',
    description: 'Counselling by phone from trained psychologists of the Tata Institute of Social Sciences.',
    features: ['Trained counsellors', 'Also by email and chat'],
    availability: 'Monday to Saturday, about 8 am – 9 pm IST',
    alwaysOpen: false,
    hours: { weekdays: [1, 2, 3, 4, 5, 6], from: 8, to: 21 },
    languages: 'English, Hindi, Marathi and more',
    cost: 'The price of a normal call',
    type: 'mental-health',
    source: 'iCall, Tata Institute of Social Sciences',
    checkedOn,
  },
  {
    id: 'vandrevala',
    name: 'Vandrevala Foundation',
    number: '+91 9999 666 555',
    dial: '+919999666555',
    description: 'Crisis counselling by phone and WhatsApp.',
    features: ['Trained counsellors', 'Also on WhatsApp'],
    availability: 'Day and night, every day',
    alwaysOpen: true,
    languages: 'English, Hindi and more',
    cost: 'The price of a normal call',
    type: 'mental-health',
    source: 'Vandrevala Foundation',
    checkedOn,
  },
];

/** For Indians abroad and their families. */
export const helplinesAbroad: readonly {
  readonly place: string;
  readonly name: string;
  readonly number: string;
  readonly dial: string;
  readonly emergency: string;
  readonly checkedOn: string;
}[] = [
  {
    place: 'United States and Canada',
    name: '988 Lifeline',
    number: '988',
    dial: '988',
    emergency: '911',
    checkedOn,
  },
  {
    place: 'United Kingdom and Ireland',
    name: 'Samaritans',
    number: '116 123',
    dial: '116123',
    emergency: '999',
    checkedOn,
  },
  { place: 'Australia', name: 'Lifeline', number: '13 11 14', dial: '131114', emergency: '000', checkedOn },
  {
    place: 'Singapore',
    name: 'Samaritans of Singapore',
    number: '1767',
    dial: '1767',
    emergency: '999',
    checkedOn,
  },
  { place: 'New Zealand', name: 'Need to talk?', number: '1737', dial: '1737', emergency: '111', checkedOn },
];

/** Numbers that no longer help anyone. They must appear nowhere in what we publish; a test looks for them. */
export const retiredNumbers = ['18005990019', '18602662345', '02225521111', '912225521111'] as const;
