import { describe, expect, it } from 'vitest';
import { holdsContact } from '@/lib/therapist/review/contact';

describe('a way to reach somebody', () => {
  it.each([
    'Write to me: asha@example.in',
    'https://example.in',
    'See www.example.in',
    'Read more at asha.co',
    'Read more at Asha.Com',
    'Her page is asharao.health',
    'Her page is asharao.me',
    'Her page is asharao.me, have a look',
    'visit mindful.clinic for sessions',
    'visit MINDFUL.CLINIC for sessions',
    'See calm.today',
    'Go to asha-rao.In today',
    'Go to asha.co.in today',
    'It is on calm.xyz',
    'It is on calm.dev',
    'It is on calm.uk',
    'It is on calm.ai',
    'It is on calm.blog',
    'देखिए आशा.भारत',
    'See xn--11b5bs3a9aj6g',
    'Find them on t.me/asha',
    'bit.ly/asha has more',
    'example.museum/asha',
    'asha dot com',
    'asha (dot) com',
    'asha [dot] co',
    'asha . com',
    'as\u200bha.c\u200bom',
    'Ａｓｈａ．ｃｏｍ',
  ])('is an address: %s', (words) => expect(holdsContact(words)).toBe(true));

  it.each([
    'Call 98765 43210',
    'Call 98765/43210',
    'Call +91-98765-43210',
    'Call 9 8 7 6 5 4 3 2 1 0',
    'Call 22334455',
    'Call 2233 4455',
    'Call 2233-4455',
    'Call (022) 2233 4455',
    'Call 2233445',
    'Call 223 34 45',
    'मुझे ९८७६५ ४३२१० पर फ़ोन करें',
    'मुझे २२३३ ४४५५ पर फ़ोन करें',
    'என் எண் ௨௨௩௩௪௪௫௫',
    '2025 4321 987',
    '98\u200b76\u200b54\u200b32\u200b10',
    '９８７６５４３２',
    '98–76–54–32',
    'Since 2019 I call 98765432',
  ])('is a number: %s', (words) => expect(holdsContact(words)).toBe(true));
});

describe('an ordinary sentence', () => {
  it.each([
    'It helped.Then I slept.',
    'It helped.In the end I slept.',
    'It helped.It really did.',
    'It helped.So much.',
    'It helped.Online sessions were easy.',
    'It helped.Live sessions too.',
    'She lets things go slow.me too.',
    'it helped.it was kind.',
    'bahut achha laga.ki main ruk gayi',
    'She listens. In short: good.',
    'Kind and/or strict, as I needed it.',
    'She has an M.Sc. and a B.Com and an M.Phil. of NIMHANS.',
    'Dr.Rao and Mrs.Kim, e.g. or i.e. at 5 p.m.',
    'The dot in the middle of the page helped me',
    'Well... so... in the end it was fine.',
    'I felt better.Today I can say it.',
  ])('holds no address: %s', (words) => expect(holdsContact(words)).toBe(false));

  it.each([
    'In 2024 we had 12 sessions of 45 minutes.',
    '2 sessions in 2023 and 10 in 2024',
    'From 2019-2024 I came often.',
    'From 2019 – 2024 I came often.',
    'In 2019 2020 2021 I came often.',
    'In 2023-24 2 sessions were online.',
    'On 12/05/2024 it began, and on 2024-05-12 as well.',
    'On 12.05.2024 it began.',
    'We met 20-30 minutes, 24/7 if needed, 5 or 6 times.',
    'I paid ₹1,50,000 in all, 1500 for each.',
    '२०२४ में 12 सत्र, २०१९-२०२४',
    'My PIN is 560001.',
    'Rated 4.5/5, 10/10',
  ])('holds no number: %s', (words) => expect(holdsContact(words)).toBe(false));
});
