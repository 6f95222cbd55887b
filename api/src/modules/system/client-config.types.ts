import { Field, Int, ObjectType } from 'type-graphql';
import { Role } from '../../domain/accounts/roles.js';
import { TeamRole } from '../../domain/businesses/team.js';

@ObjectType({
  simpleResolvers: true,
  description: 'Links to the platform’s social media profiles; empty if there is none.',
})
export class SocialLinks {
  @Field({ description: 'URL on Facebook.' })
  facebook: string;

  @Field({ description: 'URL on Instagram.' })
  instagram: string;

  @Field({ description: 'URL on Twitter.' })
  twitter: string;

  @Field({ description: 'URL on YouTube.' })
  youtube: string;
}

@ObjectType({ simpleResolvers: true, description: 'A demo account that anyone may use.' })
export class DemoSignIn {
  @Field(() => Role, { description: 'Its role.' })
  role: Role;

  @Field(() => TeamRole, {
    nullable: true,
    description: 'What it is in the team of the demo’s owner; null for nothing.',
  })
  teamRole: TeamRole | null;

  @Field({ description: 'User name to sign in with.' })
  username: string;

  @Field({ description: 'Password to sign in with.' })
  password: string;
}

@ObjectType({ simpleResolvers: true, description: 'The server’s configuration for the web app.' })
export class ClientConfig {
  @Field(() => [String], { description: 'Geolocation services that the browser queries for its country, in order.' })
  geoUrls: string[];

  @Field({ description: 'Map tile URL with {z}, {x} and {y}; empty without a map.' })
  mapTilesUrl: string;

  @Field({ description: 'Attribution of the map tiles.' })
  mapAttribution: string;

  @Field({ description: 'Public e-mail address of the support.' })
  supportEmail: string;

  @Field({ description: 'Public phone number of the support.' })
  supportPhone: string;

  @Field(() => SocialLinks, { description: 'Links to the platform’s social media profiles.' })
  social: SocialLinks;

  @Field(() => Int, { description: 'How long the security log is kept, in days.' })
  securityLogDays: number;

  /** Resolved by a field resolver. */
  demoSignIns: DemoSignIn[];
}
