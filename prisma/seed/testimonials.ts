import type { Prisma } from '@/generated/prisma/client';
import { sampleId } from './ids';
import { adminId } from './people';

type Words = {
  name: string;
  age: number;
  location: string;
  rating: number;
  content: string;
  on: string;
  shown: boolean;
};

const words: readonly Words[] = [
  {
    name: 'Shreya',
    age: 27,
    location: 'Pune',
    rating: 5,
    content:
      'I wrote three messages and deleted them before I sent the fourth. The answer came the next morning and it was kind. Six weeks on I still worry, but I no longer plan my day around it.',
    on: '2026-11-02',
    shown: true,
  },
  {
    name: 'Faisal',
    age: 41,
    location: 'Dubai',
    rating: 5,
    content:
      'Finding someone who speaks Urdu and understands what a family business does to brothers was what I needed. The late hour suits me here, and the fee was on the page before I had to give my name.',
    on: '2026-10-18',
    shown: true,
  },
  {
    name: 'Lakshmi',
    age: 63,
    location: 'Coimbatore',
    rating: 4,
    content:
      'My son set it up on the phone for me. I thought that I was too old for this. I talk, she remembers what I said the last time, and on Thursdays I sleep better.',
    on: '2026-09-27',
    shown: true,
  },
  {
    name: 'Joel',
    age: 22,
    location: 'Shillong',
    rating: 5,
    content:
      'I could keep the camera off until I was ready. Nobody told me to think positive. We made a plan for the exam week and it was one that I could follow.',
    on: '2026-08-30',
    shown: true,
  },
  {
    name: 'Ritu and Aman',
    age: 35,
    location: 'Gurugram',
    rating: 4,
    content:
      'We came to settle who was right about money. We did not settle it, but we can now talk about it without one of us leaving the room.',
    on: '2026-08-09',
    shown: true,
  },
  {
    name: 'Neel',
    age: 30,
    location: 'Vadodara',
    rating: 3,
    content:
      'The first therapist was not right for me and it took two weeks to change. The second one is. I would have liked to know sooner that one may simply ask.',
    on: '2026-11-12',
    shown: false,
  },
];

/** Six of them, the last not yet approved. */
export const testimonials: Prisma.TestimonialCreateManyInput[] = words.map(({ on, shown, ...said }) => ({
  id: sampleId(`testimonial ${said.name}`),
  ...said,
  isApproved: shown,
  approvedAt: shown ? new Date(`${on}T10:00:00Z`) : null,
  approvedById: shown ? adminId : null,
  consentSource: 'Sample text written for the demonstration',
  isSample: true,
  createdAt: new Date(`${on}T05:30:00Z`),
}));
