/**
 * Concerns that people search for. Their words stand in `languages`, under the id. Each has a label; specialities, the
 * beginnings of words in a speciality that a therapist may name, of which any counts; and these where it needs them:
 *
 * approach, situation: it is no concern to browse. urgent, doctor: the help that stands above the list.
 * lead: those of the specialities that come first.
 * profile: words of a profile that count as well; several words joined by + must stand in the same profile. "a=" is
 * the beginning of an approach, "g=" of a group of clients, "f=affirming" what a therapist says of themselves.
 * near: specialities that are close enough to be shown, with a note, when nobody has the first ones.
 * leads: says how somebody feels; beside what a search is about it puts first and does not narrow.
 * yields: gives way to these where they are named as well.
 * alone: all others give way.
 * company: a hint of it beside a language or a way to meet says who comes; it puts first and does not narrow.
 * together: is meant where two others are named at once.
 */
const written = `
  anxiety: Anxiety; anxiety; leads
  panic: Panic; panic, anxiety; profile: panic; leads
  ocd: OCD; ocd, obsessive; profile: ocd, obsessive; near: anxiety
  depression: Depression and low mood; depress, low-mood, mood; leads
  suicidal: Thoughts of suicide; suicid, self-harm; urgent; near: depress
  stress: Stress and burnout; stress, burnout, work; yields: student
  sleep: Sleep; sleep, insomnia
  grief: Grief and loss; grief, loss, bereave
  relationships: Relationships; relationship; near: couple; yields: couples
  breakup: Break-up; breakup, break-up, heartbreak, relationship; profile: breakup, heartbreak, break-up
  couples: Couples and marriage; couple, marriage, marital; near: relationship; yields: lgbtq, drinkers
  family: Family; family; company; yields: ageing, lgbtq, drinkers, drinkersathome
  parenting: Children and parenting; parent, child; profile: g=children, g=parent; near: family; yields:
    lgbtq, drinkersathome
  teenagers: Teenagers; teen, adolescen, parent; lead: teen, adolescen; profile: g=teen, g=adolescen; yields:
    lgbtq
  birth: Pregnancy and after a birth; pregnan, postpartum, postnatal, perinatal, maternal, birth; profile:
    postpartum, postnatal, perinatal, birth+mothers; near: parent
  student: Student life; student, exam, academic, career; yields: parenting
  adhd: ADHD; adhd, attention, neurodiver; profile: adhd, neurodivergent; near: student, parent
  autism: Autism; autis, neurodiver, development; profile: autism, autistic, neurodivergent; near: parent
  anger: Anger; anger; yields: drinkers, drinkersathome
  trauma: Trauma; trauma, ptsd, abuse; profile: ptsd
  violence: Violence at home; violence, abuse; urgent; profile: safe+women; near: family, trauma; alone
  selfworth: Self-worth; self-worth, self-esteem, confidence; leads
  lonely: Loneliness; lonel, depress; profile: lonely, loneliness; leads
  abroad: Life abroad; abroad, migra, nri, cross-cultur
  ageing: Ageing and caregiving; ageing, aging, caregiv, elder, older
  lgbtq: LGBTQIA+ affirming; lgbt, queer; profile: f=affirming, queer
  sexual: Sexual concerns; sex, intimacy; profile: sexual, sexuality; near: couple, relationship
  addiction: Addiction; addict, substance, alcohol, de-addiction; profile: addiction, addictions, alcohol,
    deaddiction; yields: drinkers, drinkersathome
  screens: Phone, games and screens; screen, gaming, internet-addict, digital; near: parent, student; yields:
    couples
  eating: Eating; eating, anorexia, bulimia, food; profile: anorexia, bulimia; near: self-worth, anxiety
  bipolar: Bipolar disorder; bipolar; doctor; profile: bipolar; near: depress
  psychosis: Psychosis; psychosis, psychotic, schizophren; doctor; profile: schizophrenia, psychosis
  personality: Personality and strong emotions; personality, emotion, dbt; profile: bpd, borderline; near:
    trauma, relationship; leads
  illness: Living with an illness; illness, chronic, pain, cancer; near: ageing, stress; yields: ageing
  cbt: CBT; cbt, cognitive; approach; profile: a=cognitive, cbt, cognitive+behavioural
  act: Acceptance and commitment therapy; acceptance-and-commitment; approach; profile: a=acceptance,
    acceptance+commitment
  mindfulness: Mindfulness; mindful, meditation; approach; profile: a=mindful, mindfulness, meditation
  emdr: EMDR; emdr; approach; profile: a=emdr, a=eye-movement, emdr; near: trauma
  dbt: DBT; dbt, dialectical; approach; profile: a=dialectical, dbt, dialectical; near: trauma, self-worth
  psychodynamic: Psychodynamic therapy; psychodynamic, psychoanaly; approach; profile: a=psychodynamic,
    a=psychoanaly, psychodynamic, psychoanalytic
  eft: Emotionally focused therapy; emotionally-focused; approach; profile: a=emotionally; near: couple
  systemic: Family systems therapy; ; approach; profile: a=family-system, a=systemic; near: family
  person: Person-centred therapy; ; approach; profile: a=person-cent, a=client-cent, a=humanistic
  narrative: Narrative therapy; ; approach; profile: a=narrative
  solution: Solution-focused therapy; ; approach; profile: a=solution
  compassion: Compassion-focused therapy; ; approach; profile: a=compassion
  drinkers: A partner who drinks; addict, alcohol, family, couple; situation; lead: addict, alcohol; together:
    couples + addiction
  drinkersathome: Someone at home who drinks; addict, alcohol, family; situation; lead: addict, alcohol;
    together: family + addiction, parenting + addiction
  adultadhd: ADHD of adults; adhd, attention, neurodiver; situation; profile: adhd, neurodivergent; near:
    stress, self-worth
  unsettled: Not feeling like oneself; anxiety, depress, low-mood, self-worth, self-esteem; situation; near:
    stress
`;

const known =
  /^(?:approach|situation|urgent|doctor|leads|alone|company|(?:lead|profile|near|yields|together): .+)$/;

function concernOf(text: string) {
  const [label = '', specialities = '', ...more] = text.split('; ');
  const odd = more.find((field) => !known.test(field));
  if (odd !== undefined) throw new Error(`No field of a concern is called "${odd}"`);
  const isSaid = (field: string) => more.includes(field);
  const said = (field: string) => more.find((one) => one.startsWith(`${field}: `))?.slice(field.length + 2);
  const listOf = (line = '') => (line === '' ? [] : line.split(', '));
  return {
    label,
    specialities: listOf(specialities),
    lead: listOf(said('lead') ?? specialities),
    profile: listOf(said('profile')).map((words) => words.split('+')),
    near: listOf(said('near')),
    yields: listOf(said('yields')),
    together: listOf(said('together')).map((both) => both.split(' + ')),
    leads: isSaid('leads'),
    alone: isSaid('alone'),
    company: isSaid('company'),
    kind: (['approach', 'situation'] as const).find(isSaid),
    help: (['urgent', 'doctor'] as const).find(isSaid),
  };
}

export const concerns: Readonly<Record<string, ReturnType<typeof concernOf>>> = Object.fromEntries(
  written
    .split(/\n {2}(?=\S)/)
    .slice(1)
    .map((line) => {
      const [id = '', ...text] = line.trim().replace(/\s+/g, ' ').split(': ');
      return [id, concernOf(text.join(': '))];
    }),
);
