CREATE UNIQUE INDEX "assessments_client_id_assessment_type_completed_at_key" ON "assessments"("client_id", "assessment_type", "completed_at" DESC);
