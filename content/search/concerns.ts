/**
 * Concerns that people search for. Their words are in `languages`, under the id.
 *
 * specialities: beginnings of words in a speciality that a therapist may name; any of them counts.
 * lead: those of them that come first.
 * profile: words of a profile that count as well; several words joined by + must be in the same profile. "a=" is
 * the beginning of an approach, "g=" of a group of clients, "f=affirming" what a therapist says of themselves.
 * near: specialities that are close enough to be shown, with a note, when nobody has the first ones.
 * leads: says how somebody feels; beside what a search is about it puts first and does not narrow.
 * yields: gives way to these where they are named as well.
 * alone: all others give way.
 * company: a hint of it beside a language or a way to meet says who comes; it puts first and does not narrow.
 * together: is meant where two others are named at once.
 */
type More = {
  readonly [List in 'lead' | 'profile' | 'near' | 'yields' | 'together']?: string;
} & { readonly [Said in 'leads' | 'alone' | 'company']?: true } & {
  readonly kind?: 'approach' | 'situation';
  readonly help?: 'urgent' | 'doctor';
};

const listOf = (line = '') => (line === '' ? [] : line.split(', '));

function concern(label: string, specialities: string, more: More = {}) {
  return {
    ...more,
    label,
    specialities: listOf(specialities),
    lead: listOf(more.lead ?? specialities),
    profile: listOf(more.profile).map((words) => words.split('+')),
    near: listOf(more.near),
    yields: listOf(more.yields),
    together: listOf(more.together).map((both) => both.split(' + ')),
  };
}

const approach = (label: string, specialities: string, more: More) =>
  concern(label, specialities, { ...more, kind: 'approach' });
const situation = (label: string, specialities: string, more: More) =>
  concern(label, specialities, { ...more, kind: 'situation' });

export const concerns: Readonly<Record<string, ReturnType<typeof concern>>> = {
  anxiety: concern('Anxiety', 'anxiety', { leads: true }),
  panic: concern('Panic', 'panic, anxiety', { profile: 'panic', leads: true }),
  ocd: concern('OCD', 'ocd, obsessive', { profile: 'ocd, obsessive', near: 'anxiety' }),
  depression: concern('Depression and low mood', 'depress, low-mood, mood', { leads: true }),
  suicidal: concern('Thoughts of suicide', 'suicid, self-harm', { help: 'urgent', near: 'depress' }),
  stress: concern('Stress and burnout', 'stress, burnout, work', { yields: 'student' }),
  sleep: concern('Sleep', 'sleep, insomnia'),
  grief: concern('Grief and loss', 'grief, loss, bereave'),
  relationships: concern('Relationships', 'relationship', { near: 'couple', yields: 'couples' }),
  breakup: concern('Break-up', 'breakup, break-up, heartbreak, relationship', {
    profile: 'breakup, heartbreak, break-up',
  }),
  couples: concern('Couples and marriage', 'couple, marriage, marital', {
    near: 'relationship',
    yields: 'lgbtq, drinkers',
  }),
  family: concern('Family', 'family', { company: true, yields: 'ageing, lgbtq, drinkers, drinkersathome' }),
  parenting: concern('Children and parenting', 'parent, child', {
    profile: 'g=children, g=parent',
    near: 'family',
    yields: 'lgbtq, drinkersathome',
  }),
  teenagers: concern('Teenagers', 'teen, adolescen, parent', {
    lead: 'teen, adolescen',
    profile: 'g=teen, g=adolescen',
    yields: 'lgbtq',
  }),
  birth: concern(
    'Pregnancy and after a birth',
    'pregnan, postpartum, postnatal, perinatal, maternal, birth',
    { profile: 'postpartum, postnatal, perinatal, birth+mothers', near: 'parent' },
  ),
  student: concern('Student life', 'student, exam, academic, career', { yields: 'parenting' }),
  adhd: concern('ADHD', 'adhd, attention, neurodiver', {
    profile: 'adhd, neurodivergent',
    near: 'student, parent',
  }),
  autism: concern('Autism', 'autis, neurodiver, development', {
    profile: 'autism, autistic, neurodivergent',
    near: 'parent',
  }),
  anger: concern('Anger', 'anger', { yields: 'drinkers, drinkersathome' }),
  trauma: concern('Trauma', 'trauma, ptsd, abuse', { profile: 'ptsd' }),
  violence: concern('Violence at home', 'violence, abuse', {
    help: 'urgent',
    profile: 'safe+women',
    near: 'family, trauma',
    alone: true,
  }),
  selfworth: concern('Self-worth', 'self-worth, self-esteem, confidence', { leads: true }),
  lonely: concern('Loneliness', 'lonel, depress', { profile: 'lonely, loneliness', leads: true }),
  abroad: concern('Life abroad', 'abroad, migra, nri, cross-cultur'),
  ageing: concern('Ageing and caregiving', 'ageing, aging, caregiv, elder, older'),
  lgbtq: concern('LGBTQIA+ affirming', 'lgbt, queer', { profile: 'f=affirming, queer' }),
  sexual: concern('Sexual concerns', 'sex, intimacy', {
    profile: 'sexual, sexuality',
    near: 'couple, relationship',
  }),
  addiction: concern('Addiction', 'addict, substance, alcohol, de-addiction', {
    profile: 'addiction, addictions, alcohol, deaddiction',
    yields: 'drinkers, drinkersathome',
  }),
  screens: concern('Phone, games and screens', 'screen, gaming, internet-addict, digital', {
    near: 'parent, student',
    yields: 'couples',
  }),
  eating: concern('Eating', 'eating, anorexia, bulimia, food', {
    profile: 'anorexia, bulimia',
    near: 'self-worth, anxiety',
  }),
  bipolar: concern('Bipolar disorder', 'bipolar', { help: 'doctor', profile: 'bipolar', near: 'depress' }),
  psychosis: concern('Psychosis', 'psychosis, psychotic, schizophren', {
    help: 'doctor',
    profile: 'schizophrenia, psychosis',
  }),
  personality: concern('Personality and strong emotions', 'personality, emotion, dbt', {
    profile: 'bpd, borderline',
    near: 'trauma, relationship',
    leads: true,
  }),
  illness: concern('Living with an illness', 'illness, chronic, pain, cancer', {
    near: 'ageing, stress',
    yields: 'ageing',
  }),
  cbt: approach('CBT', 'cbt, cognitive', { profile: 'a=cognitive, cbt, cognitive+behavioural' }),
  act: approach('Acceptance and commitment therapy', 'acceptance-and-commitment', {
    profile: 'a=acceptance, acceptance+commitment',
  }),
  mindfulness: approach('Mindfulness', 'mindful, meditation', {
    profile: 'a=mindful, mindfulness, meditation',
  }),
  emdr: approach('EMDR', 'emdr', { profile: 'a=emdr, a=eye-movement, emdr', near: 'trauma' }),
  dbt: approach('DBT', 'dbt, dialectical', {
    profile: 'a=dialectical, dbt, dialectical',
    near: 'trauma, self-worth',
  }),
  psychodynamic: approach('Psychodynamic therapy', 'psychodynamic, psychoanaly', {
    profile: 'a=psychodynamic, a=psychoanaly, psychodynamic, psychoanalytic',
  }),
  eft: approach('Emotionally focused therapy', 'emotionally-focused', {
    profile: 'a=emotionally',
    near: 'couple',
  }),
  systemic: approach('Family systems therapy', '', {
    profile: 'a=family-system, a=systemic',
    near: 'family',
  }),
  person: approach('Person-centred therapy', '', { profile: 'a=person-cent, a=client-cent, a=humanistic' }),
  narrative: approach('Narrative therapy', '', { profile: 'a=narrative' }),
  solution: approach('Solution-focused therapy', '', { profile: 'a=solution' }),
  compassion: approach('Compassion-focused therapy', '', { profile: 'a=compassion' }),
  drinkers: situation('A partner who drinks', 'addict, alcohol, family, couple', {
    lead: 'addict, alcohol',
    together: 'couples + addiction',
  }),
  drinkersathome: situation('Someone at home who drinks', 'addict, alcohol, family', {
    lead: 'addict, alcohol',
    together: 'family + addiction, parenting + addiction',
  }),
  adultadhd: situation('ADHD of adults', 'adhd, attention, neurodiver', {
    profile: 'adhd, neurodivergent',
    near: 'stress, self-worth',
  }),
  unsettled: situation('Not feeling like oneself', 'anxiety, depress, low-mood, self-worth, self-esteem', {
    near: 'stress',
  }),
};
