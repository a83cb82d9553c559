/** Words of English. Sources: ICD-11, PHQ and GAD-7, NHS, own. The signs are those of `../languages.ts`. */
export const english = {
  anxiety: `
    anxious, overthinking, nervous, restless, phobia, social|performance|exam|health anxiety, racing thoughts, cannot
    relax, constant worry, stage fright, public speaking, fear of flying, claustrophobia, scared to go out, mind wont
    shut|stop, mind never stops, palpitations, on edge, chest tight, afraid of people|crowds, stammer, ~worry, ~fear,
    ~afraid, ~scared`,
  panic: `
    panic attacks, heart racing|races|pounding|beats, cannot|cant breathe, hyperventilating, agoraphobia, shortness of
    breath, feel like i will die`,
  ocd: `
    obsessive, compulsive, compulsions, intrusive thoughts, wash hands again, checking lock|locks|gas|door,
    contamination`,
  depression: `
    depressed, depression, low mood, feel low, feeling down, sad, sadness, hopeless, empty, numb, no energy, no
    motivation, lost|no interest, nothing feels nice|good, nothing makes happy, cannot get out of bed, get out of bed,
    cry, mood swings, worthless life, moody, heavy heart, tearful, midlife crisis, ~hurt inside, ~guilty, ~ashamed`,
  stress: `
    stressed, burnout, burnt out, burned out, overworked, workload, deadline, toxic boss|manager|workplace|office, long
    hours, night shift|duty, work life balance, laid off, layoff, lost job|money, fired from job, work pressure,
    colleague bullies|taunts, boss shouts, manager humiliates|shouts, hate my job, unemployed, debt, loan, business
    loss, startup founder, cant switch off, harassment|discrimination at work, ~exhausted, ~tired, ~tension, ~pressure,
    ~job, ~boss, ~office, ~work, ~shift, ~headache, ~nurse, ~lawyer, ~engineer, ~army, monday dread|office, work is
    killing me`,
  sleep: `
    insomnia, sleepless, wake up at night, nightmares, awake at 1..5, bad dreams, awake all night, sleeping pills, wake
    up at 2..5`,
  grief: `
    grief, grieving, bereavement, died, dies, death, passed away, funeral, mourning, widow, widower, miscarriage,
    stillborn, stillbirth, lost
    mother|father|mom|dad|husband|wife|son|daughter|baby|brother|sister|friend|grandmother|dog, wife is gone, loss of
    loved, lost to suicide, suicide loss`,
  relationships: `
    dating, trust|commitment issues, long distance, toxic relationship, love life, situationship, possessive, suspicious
    of partner, ~boyfriend, ~girlfriend, ~bf, ~gf, ~ex, ~love, ~partner, ~friends, ~trust`,
  breakup: `
    breakup, broke up, heartbreak, heartbroken, broken heart, dumped, moving on, move on, get over ex, ghosted,
    boyfriend|girlfriend cheated|left|blocked, still love ex, cannot forget him|her`,
  couples: `
    couple, couple counselling, marriage, married, marital, divorce, separation, affair, extramarital, cheating
    husband|wife, husband|wife cheated, premarital, spouse, we fight, keep fighting, husband|wife does not talk, husband
    ignores, both of us, ~husband, ~wife, ~fight, ~argue`,
  family: `
    in laws, mother|father|sister in law, parents fight|against, controlling|strict parents, parents do not understand,
    intercaste, inter caste, different religion, forced|pressure to marry, marriage pressure, siblings fight, taunts,
    toxic family, ~mother, ~father, ~mom, ~dad, ~mum, ~mummy, ~papa, ~parents, ~brother, ~sister, ~home, ~relatives`,
  parenting: `
    parenting, child, children, kid, toddler, tantrum, school refusal, refuses to go to school, not studying,
    bedwetting, stubborn, tells lies, hyperactive child, single mother, new parent, 2..12 year|yr old, shout kids, ~son,
    ~daughter, ~school`,
  teenagers: `
    teenage, teen, adolescent, adolescence, puberty, 13..17 year|yr old, i am 13..17, rebellious, locked in room, come
    out of room, moody teen`,
  birth: `
    postpartum, postnatal, post natal|partum, pregnant, pregnancy, new mom, new mother, baby blues, ivf, infertility,
    cannot conceive, trying to conceive, bonding with baby, breastfeeding, months old baby, abortion, ~baby`,
  student: `
    student, exam, studies, college, hostel, neet, jee, upsc, gate, ssc, ca final, coaching, cannot focus, low marks,
    marks, backlog, drop year, homesick, career, roommate, university, first job, ragging, assignment, procrastination,
    ~fail`,
  adhd: 'add, attention deficit, hyperactive, inattentive, cannot sit still, forget everything, losing things',
  adultadhd: 'adult adhd, adhd at 21..60, adhd woman, adhd at work, maybe i have adhd',
  autism: `
    autistic, asperger, on the spectrum, not speaking yet, speech delay, neurodivergent, special needs, sensory`,
  anger: `
    angry, temper, short tempered, rage, irritable, irritated, irritation, snap at, shout at everyone, break things,
    aggressive, aggression, fights with everyone, frustrated, frustration, yelling, ~shouting, violent temper|anger`,
  trauma: `
    traumatic, ptsd, flashbacks, childhood|sexual|emotional abuse, abused|beaten as child, molested, touched
    wrongly|badly, rape, assault, survivor, accident, crash, bad happened as child, something bad happened, childhood
    memories, neglect, gaslighting, ~when i was child|kid|small|young, ~childhood, beaten in childhood`,
  selfworth: `
    self|low esteem, confidence, self doubt, imposter, impostor, inferior, inferiority, comparing, not|never good
    enough, like a failure, worthless, useless, hate myself, hate my body, body image, ugly, people pleasing,
    perfectionist, shy, shyness, everyone ahead of me, insecure, ~shame`,
  lonely: `
    lonely, alone, no friends, isolat*, nobody to talk to, no one to talk, nobody understands, new city, left out, empty
    nest`,
  abroad: `
    abroad, nri, overseas, immigra*, expat, h1b, visa, green card, missing home|india, culture shock, usa, canada,
    america, australia, gulf, time zone, europe, far from home`,
  ageing: `
    ageing, aging, elderly, old|ageing parents, retired, retirement, dementia, alzheimers, parkinson, caregiver,
    caregiving, caring for, taking care of, looking after, paralysis, old people, bedridden, stroke, 60..95 year|yr old,
    is 65..95, menopause, memory loss, forgetting, grandfather, grandmother, therapist for parents`,
  lgbtq: `
    lgbt, lgbtq, lgbtqia, gay, lesbian, bisexual, transgender, trans, queer, non binary child|teen, coming out, come out
    to parents, not out, closeted, sexual orientation, gender identity, same sex, asexual, homosexual, out to my parents`,
  sexual:
    'sex, sexual, intimacy, erectile, libido, performance in bed, premature, porn, sexless, masturbation',
  addiction: `
    addict, alcohol, alcoholic, alcoholism, drinking, drunk, drugs, smoking, weed, ganja, cigarettes, vaping, gambling,
    betting, rehab, relapse, tobacco, sober, dream11`,
  screens: `
    screen time, phone|mobile|internet addiction, gaming, video games, pubg, social media, reels, instagram, scrolling,
    always on phone|mobile`,
  eating: `
    eating disorder, binge|not eating, overeating, bulimia, anorexia, vomit after eating, weight gain, body weight,
    starving myself`,
  bipolar: 'bipolar, manic, mania, hypomania, mood disorder',
  psychosis: `
    schizophrenia, psychotic, hear voices, hallucinations, delusions, paranoid, paranoia, someone is following`,
  personality: `
    borderline, bpd, personality disorder, narcissist, narcissistic, intense emotions, emotional regulation, ~small
    things`,
  illness: `
    cancer, chemo, diabetes, chronic illness|pain, back pain, fibromyalgia, heart attack, thyroid, pcos, migraine,
    diagnosed with, ~illness, ~pain`,
  unsettled: `
    feel weird|strange|off|odd, not myself, something wrong with me, dont feel right, not feeling ok, dont know what is
    wrong, feeling lost, feel lost in life`,
  cbt: 'cognitive behavioural|behavioral therapy, cognitive|exposure therapy, rebt, erp',
  act: 'act therapy, acceptance commitment|therapy',
  mindfulness: 'mindful, meditation, yoga, breathing exercises, grounding',
  emdr: 'eye movement, brainspotting',
  dbt: 'dialectical',
  psychodynamic: 'psychodynamic, psychoanaly*, freud',
  eft: 'eft, emotionally focused, emotion focused therapy, gottman',
  systemic: 'systemic, family systems|constellation',
  person: `
    person|client centred, person centered, humanistic, rogerian, non directive, ~non judgmental, ~without judgement`,
  narrative: 'narrative',
  solution: 'solution focused, sfbt, brief therapy, short term therapy',
  compassion: 'compassion focused, self compassion, cft',
  video: 'online, video, video call, zoom, google meet, whatsapp video',
  phone: 'phone, audio, voice call, call, no|without video',
  in_person: 'in person, offline, face to face, clinic',
  woman: 'female, woman, women, lady, female therapist, lady doctor',
  man: 'male, man, men, gents, male therapist, guy',
  non_binary: 'non binary, nonbinary, enby, genderqueer',
  today: 'today, same day',
  tonight: 'tonight, tonite',
  tomorrow: 'tomorrow, tmrw, next day',
  week: 'this week, within a week, next few days',
  earlyMornings: 'early morning, before 6..9, before office|work, 5..8 am, 6am, 7am, 8am',
  mornings: 'morning, before noon|lunch, before 10..12, 9..11 am, 9am, 10am, 11am',
  afternoons: 'afternoon, noon, midday, lunch break, 1..4 pm, 2pm, 3pm, 4pm',
  evenings: 'evening, after office|work|college, after 5..8, 5..8 pm, after 5..8 pm, 6pm, 7pm, 8pm',
  nights: 'late evening, night slot|session, after dinner, ~late|at night, ~late at night',
  lateNights: 'after|past 9..11, after 9..11 pm, 9..11 pm, 9pm, 10pm',
  weekdays: 'weekday, monday to friday',
  weekends: 'weekend, saturday sunday, day off',
  days: 'monday; tuesday; wednesday; thursday; friday; saturday; sunday',
  soonest: 'soonest, earliest, available now, asap, urgent, urgently, immediately, right now',
  'fee-low': `
    cheap, cheapest, affordable, low budget|cost|fees|price, budget, sliding scale, free counselling|therapy, free of
    cost, discount, cannot|cant afford, no money, reasonable, pro bono`,
  experience: 'experienced, senior therapist',
  accepting: 'accepting, accepting|taking new clients',
  register: 'rci, registered, licensed, certified, verified, qualified',
  clinical: 'clinical',
  psychologist: 'psychologist, psychology, psycologist, phycologist',
  psychotherapist: 'psychotherapist, psychotherapy',
  doctor: `
    psychiatrist, psychiatry, medicine, tablet, prescription, prescribe, antidepressant, pills, is it
    autism|adhd|bipolar, tell|whether i|son|child have|has, adhd diagnosis|test`,
  helper: `
    therapist, therapy, counsellor, counselor, counselling, counseling, ~doctor, ~dr, coach, therepist, life coach,
    counsler`,
  nearMe: 'near me, nearby, close to me, around me',
  unfiltered: `
    phd, for women, for men, girl, boy, adult, housewife, homemaker, next week, chat, whatsapp, support group, i am a
    woman|man|girl|boy`,
  idle: `
    these days, every day|night|morning|evening|weekend, all day, last|sunday night, first time, never told anyone, talk
    to someone, someone to talk to, need help, want to talk, keep|people calling, doctor said|says, come out of`,
  or: 'or',
  little: `
    too a an and the of for from in on at to with i im t am is it this me my we us you he she him her who how do dont
    doesnt not no can cannot cant should want need have has get keep feel go come help looking pls problem facing very
    so much just only always all every everything anymore again about after before since even up out time day night year
    yr old month ago someone anyone people person two speak talk say know understand session appointment support health
    near like fees stop live take slot available last hi madam pm language friendly week hour indian india mind heart
    nobody self care told work into without by as m s d ll ve re was were be been its that these those myself our your
    his they them their which what when where why don doesn could would will might must had make find search suggest
    please good best better issue trouble concern many more most lot because still over something anything nothing some
    any tell book consult treatment specialist expert professional mental emotional area city there here use than then
    if but cope deal handle able`,
};
