import { agencyCompanyId } from "#contract/collections";

/** All demo accounts share it, because they exist only in the emulators. */
export const demoPassword = "demo-password-1";

/** A second company shows that each company sees only its own data. */
export const rivalCompanyId = "harbor-lane";

export interface DemoAccount {
  uid: string;
  email: string;
  emailVerified: boolean;
  companyId?: string;
  about: string;
}

export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: "demo-team",
    email: "team@agency.example",
    emailVerified: true,
    companyId: agencyCompanyId,
    about: "a member of the agency's own company",
  },
  {
    uid: "demo-rival",
    email: "rival@other.example",
    emailVerified: true,
    companyId: rivalCompanyId,
    about: "a member of another company",
  },
  {
    uid: "demo-outsider",
    email: "outsider@nowhere.example",
    emailVerified: true,
    about: "has an account, is on no whitelist",
  },
  {
    uid: "demo-unverified",
    email: "unverified@agency.example",
    emailVerified: false,
    companyId: agencyCompanyId,
    about: "on the whitelist, email not confirmed",
  },
];
