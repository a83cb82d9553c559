import {
  act,
  cbt,
  compassion,
  dbt,
  eft,
  emdr,
  mindfulness,
  narrative,
  person,
  psychodynamic,
  solution,
  systemic,
} from './concerns/approaches';
import { addiction, bipolar, eating, personality, psychosis } from './concerns/conditions';
import { breakup, couples, relationships, sexual } from './concerns/couples';
import { family, parenting, teenagers } from './concerns/home';
import { adhd, autism, birth, screens, student } from './concerns/learning';
import { anger, depression, grief, sleep } from './concerns/mood';
import { lgbtq, lonely, selfworth, trauma } from './concerns/self';
import { abroad, ageing, illness } from './concerns/ways-of-life';
import { anxiety, ocd, panic, stress } from './concerns/worry';
import { situations } from './situations';
import { suicidal, violence } from './urgent';

/**
 * What people search for, in the words in which they say it. Everyday words come first, then terms.
 *
 * specialities: beginnings of words in a speciality that a therapist may name; any of them counts.
 * profile: words of a profile that count as well; several words joined by + must stand in the same profile. "a=" is
 * the beginning of an approach, "g=" of a group of clients, "f=affirming" what a therapist says of themselves.
 * near: specialities that are close enough to be shown, with a note, when nobody has the first ones.
 * english, hinglish, hindi: words and phrases, divided by commas. A star stands for any ending.
 */
export const concerns = [
  anxiety,
  panic,
  ocd,
  depression,
  suicidal,
  stress,
  sleep,
  grief,
  relationships,
  breakup,
  couples,
  family,
  parenting,
  teenagers,
  birth,
  student,
  adhd,
  autism,
  anger,
  trauma,
  violence,
  selfworth,
  lonely,
  abroad,
  ageing,
  lgbtq,
  sexual,
  addiction,
  screens,
  eating,
  bipolar,
  psychosis,
  personality,
  illness,
  cbt,
  act,
  mindfulness,
  emdr,
  dbt,
  psychodynamic,
  eft,
  systemic,
  person,
  narrative,
  solution,
  compassion,
  ...situations,
] as const;
