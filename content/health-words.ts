/**
 * Beginnings of words that say something about health, or about having a therapist. None may show on a lock screen, so
 * subjects and first lines of emails are checked against them (lib/therapist/letter/rules.ts). Only the last
 * of several words may be a beginning.
 */
export const healthWords = [
  // English
  ...['therap', 'psych', 'hypnother', 'physiother', 'aromather', 'counsel', 'mental', 'heal', 'patient'],
  ...['diagnos', 'disorder', 'syndrome', 'symptom', 'illness', 'disease', 'sick', 'medic', 'treatment'],
  ...[
    'doctor',
    'clinic',
    'hospital',
    'nurse',
    'prescri',
    'tablet',
    'rehab',
    'detox',
    'wellness',
    'wellbeing',
  ],
  ...[
    'well being',
    'mindfulness',
    'mood',
    'emotion',
    'stress',
    'anxi',
    'panic',
    'phobi',
    'depress',
    'bipolar',
  ],
  ...['schizo', 'mania', 'halluc', 'delusion', 'paranoi', 'obsess', 'compuls', 'trauma', 'suicid'],
  ...['self harm', 'self injur', 'overdose', 'crisis', 'addict', 'alcohol', 'insomni', 'burnout', 'burn out'],
  ...['anorex', 'bulimi', 'eating disorder', 'autis', 'asperger', 'dementia', 'alzheim', 'grief', 'griev'],
  ...['bereave', 'abuse', 'violence', 'anger', 'sexual', 'sexolog', 'infertil', 'miscarr', 'pregnan', 'hiv'],
  ...['adhd', 'ptsd', 'ocd', 'bpd', 'cbt', 'emdr'],
  // Hindi and Marathi
  ...[
    'चिकित्स',
    'मनोचिकित्स',
    'मनोवैज्ञानिक',
    'मनोविज्ञान',
    'मनोरोग',
    'मानसिक',
    'मानसोपचार',
    'अवसाद',
    'तनाव',
    'ताण',
  ],
  ...['इलाज', 'उपचार', 'रोग', 'बीमार', 'आजार', 'स्वास्थ्य', 'आरोग्य', 'आत्महत्या', 'नशा', 'नशे', 'डॉक्टर', 'अस्पताल'],
  ...['दवा', 'औषध', 'परामर्श', 'समुपदेशन', 'थेरेपी', 'थेरपी', 'काउंसल', 'नैराश्य'],
  ...['mansik', 'ilaaj', 'ilaj', 'dawai', 'bimari', 'beemari', 'tanav', 'avsaad', 'upchar', 'chikitsa'],
  // Bengali, Gujarati, Tamil, Telugu, Kannada, Malayalam
  ...['মানসিক', 'চিকিৎসা', 'রোগ', 'স্বাস্থ্য', 'ডাক্তার', 'থেরাপি', 'માનસિક', 'સારવાર', 'ડૉક્ટર'],
  ...['மனநல', 'சிகிச்சை', 'மருத்துவ', 'நோய்', 'మానసిక', 'చికిత్స', 'వైద్య', 'ಮಾನಸಿಕ', 'ಚಿಕಿತ್ಸೆ', 'ವೈದ್ಯ'],
  ...['മാനസിക', 'ചികിത്സ'],
] as const;
