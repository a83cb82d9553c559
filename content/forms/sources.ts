// Laws and guidelines that the words of the ready forms follow. A lawyer of the owner has to look at the forms before
// they are used with real clients (docs/decisions/51-forms-and-guardians.md).

export const telemedicineGuidelines =
  'Telemedicine Practice Guidelines of 25 March 2020, Appendix 5 of the Indian Medical Council (Professional Conduct, Etiquette and Ethics) Regulations 2002';
export const telepsychiatryGuidelines =
  'Telepsychiatry Operational Guidelines 2020 of NIMHANS, the Indian Psychiatric Society and the Telemedicine Society of India';
export const mentalHealthcareAct = 'Mental Healthcare Act 2017, sections 4, 14, 15, 23, 24 and 25';
export const dataProtectionAct = 'Digital Personal Data Protection Act 2023, sections 5, 6, 9 and 11 to 14';
export const childProtectionAct = 'Protection of Children from Sexual Offences Act 2012, section 19';
