-- What somebody sent before they had an account is found by their address when they ask for a copy or are erased.
CREATE INDEX "internship_applications_email_idx" ON "internship_applications"("email");
CREATE INDEX "grievances_email_idx" ON "grievances"("email");
