import 'server-only';
import couplesMarriageTherapy from '@/content/products/couples-marriage-therapy.json';
import detailedPsychologicalAssessment from '@/content/products/detailed-psychological-assessment.json';
import diagnosticEvaluation from '@/content/products/diagnostic-evaluation.json';
import familyTherapy from '@/content/products/family-therapy.json';
import individualCounseling from '@/content/products/individual-counseling.json';
import internshipClinicalObservation from '@/content/products/internship-clinical-observation.json';
import internshipCommunityOutreach from '@/content/products/internship-community-outreach.json';
import internshipCounsellingFoundations from '@/content/products/internship-counselling-foundations.json';
import internshipResearchAndContent from '@/content/products/internship-research-and-content.json';
import screeningAssessments from '@/content/products/screening-assessments.json';
import { type Product, productSchema } from './schema';

const files: Readonly<Record<string, unknown>> = {
  'individual-counseling': individualCounseling,
  'couples-marriage-therapy': couplesMarriageTherapy,
  'family-therapy': familyTherapy,
  'screening-assessments': screeningAssessments,
  'diagnostic-evaluation': diagnosticEvaluation,
  'detailed-psychological-assessment': detailedPsychologicalAssessment,
  'internship-counselling-foundations': internshipCounsellingFoundations,
  'internship-clinical-observation': internshipClinicalObservation,
  'internship-research-and-content': internshipResearchAndContent,
  'internship-community-outreach': internshipCommunityOutreach,
};

/** All products, in the order of the price list. An invalid file stops the build. */
export const products: readonly Product[] = Object.entries(files).map(([slug, file]) => ({
  slug,
  ...productSchema.parse(file),
}));

export function productNamed(slug: string): Product | undefined {
  return products.find((product) => product.slug === slug);
}
