BEGIN TRANSACTION;
CREATE TABLE agreement (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	about VARCHAR(16) NOT NULL, 
	wish VARCHAR(16) NOT NULL, 
	PRIMARY KEY (table_id, seat, about), 
	FOREIGN KEY(table_id) REFERENCES game_table (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE campaign (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	story TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (secret)
);
INSERT INTO "campaign" VALUES('story','embers','c042f0c90dcfa7a0cb886690f7df7fb32fa7dbbe34f575866ad0af233f53afeb',4,'{"campaign":"embers","open":2,"turned":true,"suspended":false,"attempts":[1,1,0,0,0,0,0,0],"wins":[1,1,0,0,0,0,0,0],"losses":[{},{},{},{},{},{},{},{}],"fewest":[8,48,0,0,0,0,0,0],"days":[0,3,0,0,0,0,0,0],"telling":0}',1.0);
CREATE TABLE campaign_entry (
	campaign_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	command VARCHAR(80) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	content TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (campaign_id, number), 
	UNIQUE (campaign_id, command), 
	FOREIGN KEY(campaign_id) REFERENCES campaign (id)
);
INSERT INTO "campaign_entry" VALUES('story',1,'table/story-0','game','{"outcome":"won","turns":8,"day":0}',1795071670.732);
INSERT INTO "campaign_entry" VALUES('story',2,'turn0','act','turn_over',1.0);
INSERT INTO "campaign_entry" VALUES('story',3,'table/story-1','game','{"outcome":"won","turns":48,"day":3}',1795071672.653);
INSERT INTO "campaign_entry" VALUES('story',4,'turn1','act','turn_over',1.0);
CREATE TABLE campaign_member (
	secret VARCHAR(64) NOT NULL, 
	campaign_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (secret), 
	FOREIGN KEY(campaign_id) REFERENCES campaign (id)
);
INSERT INTO "campaign_member" VALUES('edee06c4f2b4d70a1d00ae022e24c77df0800e45a23f3f755deada4a561f995b','story');
CREATE TABLE entry (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	command VARCHAR(80) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	choice TEXT NOT NULL, 
	dealt TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	UNIQUE (table_id, command), 
	FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "entry" VALUES('duel',1,'c0',1,'play','g5','',1795071666.179);
INSERT INTO "entry" VALUES('duel',2,'c1',2,'play','P d5','',1795071666.194);
INSERT INTO "entry" VALUES('duel',3,'c2',2,'play','end','',1795071666.213);
INSERT INTO "entry" VALUES('duel',4,'c3',1,'play','P a6','',1795071666.223);
INSERT INTO "entry" VALUES('duel',5,'c4',1,'undo','4','',1795071666.237);
INSERT INTO "entry" VALUES('duel',6,'c5',1,'play','P i3','',1795071666.263);
INSERT INTO "entry" VALUES('duel',7,'c6',1,'play','P e7','',1795071666.277);
INSERT INTO "entry" VALUES('duel',8,'c7',1,'play','end','',1795071666.289);
INSERT INTO "entry" VALUES('duel',9,'c8',2,'play','P a5','',1795071666.38);
INSERT INTO "entry" VALUES('duel',10,'c9',2,'play','P h4','',1795071666.386);
INSERT INTO "entry" VALUES('duel',11,'c10',2,'undo','10','',1795071666.388);
INSERT INTO "entry" VALUES('duel',12,'c11',2,'play','P a3','',1795071666.401);
INSERT INTO "entry" VALUES('duel',13,'c12',2,'play','end','',1795071666.417);
INSERT INTO "entry" VALUES('duel',14,'c13',1,'play','P f9','',1795071666.43);
INSERT INTO "entry" VALUES('duel',15,'c14',1,'play','P b3','',1795071666.472);
INSERT INTO "entry" VALUES('duel',16,'c15',1,'play','end','',1795071666.478);
INSERT INTO "entry" VALUES('duel',17,'c16',2,'play','P g1','',1795071666.506);
INSERT INTO "entry" VALUES('duel',18,'c17',2,'play','P f5','',1795071666.51);
INSERT INTO "entry" VALUES('duel',19,'c18',2,'play','end','',1795071666.514);
INSERT INTO "entry" VALUES('duel',20,'c19',1,'play','D polar_bear','',1795071666.516);
INSERT INTO "entry" VALUES('duel',21,'c20',1,'play','R flare_03','',1795071666.521);
INSERT INTO "entry" VALUES('duel',22,'c21',1,'play','R snow_fox','',1795071666.523);
INSERT INTO "entry" VALUES('duel',23,'c22',1,'play','R fire_elemental','',1795071666.525);
INSERT INTO "entry" VALUES('duel',24,'c23',1,'play','R time_elemental','',1795071666.528);
INSERT INTO "entry" VALUES('duel',25,'c24',1,'play','R everfrost_sentinel','',1795071666.53);
INSERT INTO "entry" VALUES('duel',26,'c25',1,'play','P d9','',1795071666.532);
INSERT INTO "entry" VALUES('duel',27,'c26',1,'play','end','= crystal_grower
= winter_whisperer
= ice_queen
= hell_bull
= fire_dragon
= flare_10',1795071666.535);
INSERT INTO "entry" VALUES('duel',28,'c27',2,'play','P f6','',1795071666.678);
INSERT INTO "entry" VALUES('duel',29,'c28',2,'play','P g6','',1795071666.926);
INSERT INTO "entry" VALUES('duel',30,'c29',2,'play','end','',1795071667.052);
INSERT INTO "entry" VALUES('duel',31,'c30',1,'play','P i6','',1795071667.136);
INSERT INTO "entry" VALUES('duel',32,'c31',1,'play','P b6','',1795071667.17);
INSERT INTO "entry" VALUES('duel',33,'c32',1,'play','end','',1795071667.273);
INSERT INTO "entry" VALUES('duel',34,'c33',2,'play','P e2','',1795071667.295);
INSERT INTO "entry" VALUES('duel',35,'c34',2,'play','P i4','',1795071667.296);
INSERT INTO "entry" VALUES('duel',36,'c35',2,'play','end','',1795071667.297);
INSERT INTO "entry" VALUES('duel',37,'c36',1,'play','P h6','',1795071667.3);
INSERT INTO "entry" VALUES('duel',38,'c37',1,'play','P e9','',1795071667.306);
INSERT INTO "entry" VALUES('duel',39,'c38',1,'play','end','',1795071667.307);
INSERT INTO "entry" VALUES('duel',40,'c39',2,'play','D wolf_rider','',1795071667.309);
INSERT INTO "entry" VALUES('duel',41,'c40',2,'undo','40','',1795071667.474);
INSERT INTO "entry" VALUES('duel',42,'c41',2,'play','P g9','',1795071667.497);
INSERT INTO "entry" VALUES('duel',43,'c42',2,'undo','42','',1795071667.505);
INSERT INTO "entry" VALUES('duel',44,'c43',2,'play','P b8','',1795071667.513);
INSERT INTO "entry" VALUES('duel',45,'c44',2,'play','P d4','',1795071667.539);
INSERT INTO "entry" VALUES('duel',46,'c45',2,'play','end','',1795071667.566);
INSERT INTO "entry" VALUES('duel',47,'c46',1,'play','P d3','',1795071667.57);
INSERT INTO "entry" VALUES('duel',48,'c47',1,'play','P f1','',1795071667.579);
INSERT INTO "entry" VALUES('duel',49,'c48',1,'play','end','',1795071667.602);
INSERT INTO "entry" VALUES('duel',50,'c49',2,'play','P a7','',1795071667.619);
INSERT INTO "entry" VALUES('duel',51,'c50',2,'play','P a6','',1795071667.632);
INSERT INTO "entry" VALUES('duel',52,'c51',2,'undo','51','',1795071667.664);
INSERT INTO "entry" VALUES('duel',53,'c52',2,'play','P c1','',1795071667.682);
INSERT INTO "entry" VALUES('duel',54,'c53',2,'play','end','',1795071667.709);
INSERT INTO "entry" VALUES('duel',55,'c54',1,'play','P e8','',1795071667.717);
INSERT INTO "entry" VALUES('duel',56,'c55',1,'play','S crystal_grower d9/3','',1795071667.754);
INSERT INTO "entry" VALUES('duel',57,'c56',1,'undo','56','',1795071667.803);
INSERT INTO "entry" VALUES('duel',58,'c57',1,'play','P g3','',1795071667.821);
INSERT INTO "entry" VALUES('duel',59,'c58',1,'play','end','',1795071667.835);
INSERT INTO "entry" VALUES('duel',60,'c59',2,'play','S ritual_keeper g5','',1795071667.87);
INSERT INTO "entry" VALUES('duel',61,'c60',2,'play','P i7','',1795071667.891);
INSERT INTO "entry" VALUES('duel',62,'c61',2,'play','end','= war_summoner',1795071667.922);
INSERT INTO "entry" VALUES('duel',63,'c62',1,'play','P h4','',1795071667.934);
INSERT INTO "entry" VALUES('duel',64,'c63',1,'play','P e5','',1795071667.946);
INSERT INTO "entry" VALUES('duel',65,'c64',1,'play','end','',1795071667.957);
INSERT INTO "entry" VALUES('duel',66,'c65',2,'play','L a3','',1795071667.97);
INSERT INTO "entry" VALUES('duel-new-schools',1,'c0',1,'play','g5','',1795071668.006);
INSERT INTO "entry" VALUES('duel-new-schools',2,'c1',2,'play','P a3','',1795071668.034);
INSERT INTO "entry" VALUES('duel-new-schools',3,'c2',2,'play','end','',1795071668.062);
INSERT INTO "entry" VALUES('duel-new-schools',4,'c3',1,'play','P f7','',1795071668.073);
INSERT INTO "entry" VALUES('duel-new-schools',5,'c4',1,'play','P i4','',1795071668.089);
INSERT INTO "entry" VALUES('duel-new-schools',6,'c5',1,'play','end','',1795071668.094);
INSERT INTO "entry" VALUES('duel-new-schools',7,'c6',2,'play','P a4','',1795071668.105);
INSERT INTO "entry" VALUES('duel-new-schools',8,'c7',2,'play','P e9','',1795071668.116);
INSERT INTO "entry" VALUES('duel-new-schools',9,'c8',2,'play','end','',1795071668.133);
INSERT INTO "entry" VALUES('duel-new-schools',10,'c9',1,'play','P b5','',1795071668.149);
INSERT INTO "entry" VALUES('duel-new-schools',11,'c10',1,'play','P b6','',1795071668.151);
INSERT INTO "entry" VALUES('duel-new-schools',12,'c11',1,'play','end','',1795071668.166);
INSERT INTO "entry" VALUES('duel-new-schools',13,'c12',2,'play','P h8','',1795071668.173);
INSERT INTO "entry" VALUES('duel-new-schools',14,'c13',2,'play','P a5','',1795071668.184);
INSERT INTO "entry" VALUES('duel-new-schools',15,'c14',2,'play','end','',1795071668.202);
INSERT INTO "entry" VALUES('duel-new-schools',16,'c15',1,'play','D possessed_summoner','',1795071668.213);
INSERT INTO "entry" VALUES('duel-new-schools',17,'c16',1,'play','R fire_elemental','',1795071668.229);
INSERT INTO "entry" VALUES('duel-new-schools',18,'c17',1,'play','R hell_rider','',1795071668.242);
INSERT INTO "entry" VALUES('duel-new-schools',19,'c18',1,'play','R flare_01','',1795071668.249);
INSERT INTO "entry" VALUES('duel-new-schools',20,'c19',1,'play','stop','',1795071668.26);
INSERT INTO "entry" VALUES('duel-new-schools',21,'c20',1,'play','P i3','',1795071668.275);
INSERT INTO "entry" VALUES('duel-new-schools',22,'c21',1,'play','end','= shadow_imp
= acolyte_of_growth
= storm_elemental
= flare_02',1795071668.285);
INSERT INTO "entry" VALUES('duel-new-schools',23,'c22',2,'play','P b3','',1795071668.3);
INSERT INTO "entry" VALUES('duel-new-schools',24,'c23',2,'play','P f3','',1795071668.317);
INSERT INTO "entry" VALUES('duel-new-schools',25,'c24',2,'play','end','',1795071668.382);
INSERT INTO "entry" VALUES('duel-new-schools',26,'c25',1,'play','P c6','',1795071668.413);
INSERT INTO "entry" VALUES('duel-new-schools',27,'c26',1,'undo','26','',1795071668.425);
INSERT INTO "entry" VALUES('duel-new-schools',28,'c27',1,'play','S shadow_imp f6/5','',1795071668.47);
INSERT INTO "entry" VALUES('duel-new-schools',29,'c28',1,'play','stop','',1795071668.498);
INSERT INTO "entry" VALUES('duel-new-schools',30,'c29',1,'play','P e6','',1795071668.502);
INSERT INTO "entry" VALUES('duel-new-schools',31,'c30',1,'play','end','= demon_of_sloth',1795071668.515);
INSERT INTO "entry" VALUES('duel-new-schools',32,'c31',2,'play','P c1','',1795071668.525);
INSERT INTO "entry" VALUES('duel-new-schools',33,'c32',2,'undo','32','',1795071668.533);
INSERT INTO "entry" VALUES('duel-new-schools',34,'c33',2,'play','P c2','',1795071668.545);
INSERT INTO "entry" VALUES('duel-new-schools',35,'c34',2,'play','P g7','',1795071668.55);
INSERT INTO "entry" VALUES('duel-new-schools',36,'c35',2,'play','end','',1795071668.561);
INSERT INTO "entry" VALUES('duel-new-schools',37,'c36',1,'play','S demon_of_sloth c7','',1795071668.573);
INSERT INTO "entry" VALUES('duel-new-schools',38,'c37',1,'play','end','= gate_master',1795071668.591);
INSERT INTO "entry" VALUES('duel-new-schools',39,'c38',2,'play','P f2','',1795071668.596);
INSERT INTO "entry" VALUES('duel-new-schools',40,'c39',2,'play','P b4','',1795071668.604);
INSERT INTO "entry" VALUES('duel-new-schools',41,'c40',2,'play','end','',1795071668.61);
INSERT INTO "entry" VALUES('duel-new-schools',42,'c41',1,'play','P b8','',1795071668.616);
INSERT INTO "entry" VALUES('duel-new-schools',43,'c42',1,'play','P e3','',1795071668.624);
INSERT INTO "entry" VALUES('duel-new-schools',44,'c43',1,'play','end','',1795071668.633);
INSERT INTO "entry" VALUES('duel-new-schools',45,'c44',2,'play','P i6','',1795071668.642);
INSERT INTO "entry" VALUES('duel-new-schools',46,'c45',2,'play','S time_traveler e2@a4','',1795071668.655);
INSERT INTO "entry" VALUES('duel-new-schools',47,'c46',2,'play','f3','',1795071668.673);
INSERT INTO "entry" VALUES('duel-new-schools',48,'c47',2,'play','W polarity_queen','',1795071668.706);
INSERT INTO "entry" VALUES('duel-new-schools',49,'c48',2,'play','g8','',1795071668.721);
INSERT INTO "entry" VALUES('duel-new-schools',50,'c49',2,'play','end','= void_summoner',1795071668.74);
INSERT INTO "entry" VALUES('duel-new-schools',51,'c50',1,'play','P e8','',1795071668.758);
INSERT INTO "entry" VALUES('duel-new-schools',52,'c51',1,'undo','51','',1795071668.769);
INSERT INTO "entry" VALUES('duel-new-schools',53,'c52',1,'play','P e8','',1795071668.777);
INSERT INTO "entry" VALUES('duel-new-schools',54,'c53',1,'play','P f9','',1795071668.781);
INSERT INTO "entry" VALUES('duel-new-schools',55,'c54',1,'play','end','',1795071668.789);
INSERT INTO "entry" VALUES('duel-new-schools',56,'c55',2,'play','P g3','',1795071668.799);
INSERT INTO "entry" VALUES('duel-new-schools',57,'c56',2,'play','P d9','',1795071668.809);
INSERT INTO "entry" VALUES('duel-new-schools',58,'c57',2,'play','end','',1795071668.817);
INSERT INTO "entry" VALUES('duel-new-schools',59,'c58',1,'play','P h7','',1795071668.819);
INSERT INTO "entry" VALUES('duel-new-schools',60,'c59',1,'play','P e5','',1795071668.82);
INSERT INTO "entry" VALUES('duel-new-schools',61,'c60',1,'play','end','',1795071668.877);
INSERT INTO "entry" VALUES('duel-new-schools',62,'c61',2,'play','L h8','',1795071668.883);
INSERT INTO "entry" VALUES('duel-new-schools',63,'c62',2,'play','P d7','',1795071668.893);
INSERT INTO "entry" VALUES('duel-new-schools',64,'c63',2,'undo','63','',1795071668.901);
INSERT INTO "entry" VALUES('duel-new-schools',65,'c64',2,'play','P b7','',1795071668.906);
INSERT INTO "entry" VALUES('duel-new-schools',66,'c65',2,'play','S void_summoner b3/2','',1795071668.946);
INSERT INTO "entry" VALUES('duel-new-schools',67,'c66',2,'play','end','= lesser_shadow_twin',1795071668.972);
INSERT INTO "entry" VALUES('duel-new-schools',68,'c67',1,'play','P c9','',1795071668.988);
INSERT INTO "entry" VALUES('duel-new-schools',69,'c68',1,'play','L e6','',1795071668.996);
INSERT INTO "entry" VALUES('duel-new-schools',70,'c69',1,'play','P c4','',1795071669.002);
INSERT INTO "entry" VALUES('duel-new-schools',71,'c70',1,'undo','70','',1795071669.005);
INSERT INTO "entry" VALUES('high-form',1,'c0',2,'play','P f8','',1795071669.016);
INSERT INTO "entry" VALUES('high-form',2,'c1',2,'play','end','',1795071669.022);
INSERT INTO "entry" VALUES('high-form',3,'c2',1,'play','P g2','',1795071669.024);
INSERT INTO "entry" VALUES('high-form',4,'c3',1,'play','P b6','',1795071669.033);
INSERT INTO "entry" VALUES('high-form',5,'c4',1,'play','end','',1795071669.037);
INSERT INTO "entry" VALUES('high-form',6,'c5',2,'play','P a6','',1795071669.043);
INSERT INTO "entry" VALUES('high-form',7,'c6',2,'play','P h6','',1795071669.057);
INSERT INTO "entry" VALUES('high-form',8,'c7',2,'play','end','',1795071669.065);
INSERT INTO "entry" VALUES('high-form',9,'c8',1,'play','P g9','',1795071669.068);
INSERT INTO "entry" VALUES('high-form',10,'c9',1,'play','P g1','',1795071669.076);
INSERT INTO "entry" VALUES('high-form',11,'c10',1,'play','end','',1795071669.164);
INSERT INTO "entry" VALUES('high-form',12,'c11',2,'play','P f2','',1795071669.168);
INSERT INTO "entry" VALUES('high-form',13,'c12',2,'play','P c9','',1795071669.176);
INSERT INTO "entry" VALUES('high-form',14,'c13',2,'play','end','',1795071669.181);
INSERT INTO "entry" VALUES('high-form',15,'c14',1,'play','P c6','',1795071669.189);
INSERT INTO "entry" VALUES('high-form',16,'c15',1,'play','P d5','',1795071669.197);
INSERT INTO "entry" VALUES('high-form',17,'c16',1,'play','end','',1795071669.199);
INSERT INTO "entry" VALUES('high-form',18,'c17',2,'play','P d6','',1795071669.207);
INSERT INTO "entry" VALUES('high-form',19,'c18',2,'undo','18','',1795071669.208);
INSERT INTO "entry" VALUES('high-form',20,'c19',2,'play','P b8','',1795071669.21);
INSERT INTO "entry" VALUES('high-form',21,'c20',2,'play','P c3','',1795071669.21);
INSERT INTO "entry" VALUES('high-form',22,'c21',2,'play','end','',1795071669.211);
INSERT INTO "entry" VALUES('high-form',23,'c22',1,'play','P a7','',1795071669.212);
INSERT INTO "entry" VALUES('high-form',24,'c23',1,'play','P f7','',1795071669.213);
INSERT INTO "entry" VALUES('high-form',25,'c24',1,'play','end','',1795071669.217);
INSERT INTO "entry" VALUES('high-form',26,'c25',2,'play','P d3','',1795071669.225);
INSERT INTO "entry" VALUES('high-form',27,'c26',2,'play','P h8','',1795071669.229);
INSERT INTO "entry" VALUES('high-form',28,'c27',2,'play','end','',1795071669.242);
INSERT INTO "entry" VALUES('high-form',29,'c28',1,'play','P i7','',1795071669.247);
INSERT INTO "entry" VALUES('high-form',30,'c29',1,'play','S bomb a7/7','',1795071669.248);
INSERT INTO "entry" VALUES('high-form',31,'c30',1,'play','end','= summoner',1795071669.25);
INSERT INTO "entry" VALUES('high-form',32,'c31',2,'play','P h7','',1795071669.253);
INSERT INTO "entry" VALUES('high-form',33,'c32',2,'play','P c2','',1795071669.254);
INSERT INTO "entry" VALUES('high-form',34,'c33',2,'play','end','',1795071669.255);
INSERT INTO "entry" VALUES('high-form',35,'c34',1,'play','P g7','',1795071669.256);
INSERT INTO "entry" VALUES('high-form',36,'c35',1,'play','P e8','',1795071669.257);
INSERT INTO "entry" VALUES('high-form',37,'c36',1,'play','end','',1795071669.258);
INSERT INTO "entry" VALUES('high-form',38,'c37',2,'play','P g4','',1795071669.259);
INSERT INTO "entry" VALUES('high-form',39,'c38',2,'play','P f4','',1795071669.26);
INSERT INTO "entry" VALUES('high-form',40,'c39',2,'play','end','',1795071669.261);
INSERT INTO "entry" VALUES('high-form',41,'c40',1,'play','P f1','',1795071669.262);
INSERT INTO "entry" VALUES('high-form',42,'c41',1,'play','P i3','',1795071669.27);
INSERT INTO "entry" VALUES('high-form',43,'c42',1,'play','end','',1795071669.273);
INSERT INTO "entry" VALUES('melee',1,'c0',3,'play','b3','',1795071669.292);
INSERT INTO "entry" VALUES('melee',2,'c1',3,'play','g8','',1795071669.301);
INSERT INTO "entry" VALUES('melee',3,'c2',3,'play','g3','',1795071669.303);
INSERT INTO "entry" VALUES('melee',4,'c3',1,'play','P b8','',1795071669.31);
INSERT INTO "entry" VALUES('melee',5,'c4',1,'play','end','',1795071669.314);
INSERT INTO "entry" VALUES('melee',6,'c5',2,'play','P a5','',1795071669.319);
INSERT INTO "entry" VALUES('melee',7,'c6',2,'play','P g6','',1795071669.329);
INSERT INTO "entry" VALUES('melee',8,'c7',2,'play','end','',1795071669.331);
INSERT INTO "entry" VALUES('melee',9,'c8',3,'play','P h4','',1795071669.336);
INSERT INTO "entry" VALUES('melee',10,'c9',3,'play','P e7','',1795071669.356);
INSERT INTO "entry" VALUES('melee',11,'c10',3,'play','end','',1795071669.364);
INSERT INTO "entry" VALUES('melee',12,'c11',1,'play','P e4','',1795071669.376);
INSERT INTO "entry" VALUES('melee',13,'c12',1,'play','P d1','',1795071669.39);
INSERT INTO "entry" VALUES('melee',14,'c13',1,'play','end','',1795071669.395);
INSERT INTO "entry" VALUES('melee',15,'c14',2,'play','P f1','',1795071669.409);
INSERT INTO "entry" VALUES('melee',16,'c15',2,'play','P c8','',1795071669.415);
INSERT INTO "entry" VALUES('melee',17,'c16',2,'undo','16','',1795071669.43);
INSERT INTO "entry" VALUES('melee',18,'c17',2,'play','P e3','',1795071669.445);
INSERT INTO "entry" VALUES('melee',19,'c18',2,'undo','18','',1795071669.453);
INSERT INTO "entry" VALUES('melee',20,'c19',2,'play','P h5','',1795071669.461);
INSERT INTO "entry" VALUES('melee',21,'c20',2,'undo','20','',1795071669.52);
INSERT INTO "entry" VALUES('melee',22,'c21',2,'play','P b2','',1795071669.529);
INSERT INTO "entry" VALUES('melee',23,'c22',2,'play','end','',1795071669.533);
INSERT INTO "entry" VALUES('melee',24,'c23',3,'play','P f6','',1795071669.537);
INSERT INTO "entry" VALUES('melee',25,'c24',3,'play','P c6','',1795071669.543);
INSERT INTO "entry" VALUES('melee',26,'c25',3,'play','end','',1795071669.55);
INSERT INTO "entry" VALUES('melee',27,'c26',1,'play','P f3','',1795071669.553);
INSERT INTO "entry" VALUES('melee',28,'c27',1,'play','P i5','',1795071669.555);
INSERT INTO "entry" VALUES('melee',29,'c28',1,'play','end','',1795071669.559);
INSERT INTO "entry" VALUES('melee',30,'c29',2,'play','P f9','',1795071669.586);
INSERT INTO "entry" VALUES('melee',31,'c30',2,'leave','leave 2','',1795071669.597);
INSERT INTO "entry" VALUES('melee',32,'c31',3,'play','P h5','',1795071669.608);
INSERT INTO "entry" VALUES('melee',33,'c32',3,'play','P a3','',1795071669.618);
INSERT INTO "entry" VALUES('melee',34,'c33',3,'play','end','',1795071669.628);
INSERT INTO "entry" VALUES('melee',35,'c34',1,'play','P e5','',1795071669.645);
INSERT INTO "entry" VALUES('melee',36,'c35',1,'play','P h8','',1795071669.654);
INSERT INTO "entry" VALUES('melee',37,'c36',1,'play','end','',1795071669.661);
INSERT INTO "entry" VALUES('melee',38,'c37',3,'play','P e9','',1795071669.678);
INSERT INTO "entry" VALUES('melee',39,'c38',3,'play','P h3','',1795071669.685);
INSERT INTO "entry" VALUES('melee',40,'c39',3,'play','end','',1795071669.698);
INSERT INTO "entry" VALUES('melee',41,'c40',1,'play','P i4','',1795071669.705);
INSERT INTO "entry" VALUES('melee',42,'c41',1,'play','D time_mage','',1795071669.713);
INSERT INTO "entry" VALUES('melee',43,'c42',1,'play','R earth_elemental','',1795071669.733);
INSERT INTO "entry" VALUES('melee',44,'c43',1,'play','R fire_elemental','',1795071669.745);
INSERT INTO "entry" VALUES('melee',45,'c44',1,'play','R infantry_captain','',1795071669.753);
INSERT INTO "entry" VALUES('melee',46,'c45',1,'play','R swordmaster','',1795071669.757);
INSERT INTO "entry" VALUES('melee',47,'c46',1,'play','R flare_12','',1795071669.769);
INSERT INTO "entry" VALUES('melee',48,'c47',1,'play','end','= summoner
= knight
= assassin
= angel_of_death
= fire_dragon
= flare_02',1795071669.781);
INSERT INTO "entry" VALUES('melee',49,'c48',3,'play','S wolf_rider g5/7*i5','',1795071669.786);
INSERT INTO "entry" VALUES('melee',50,'c49',3,'play','g5-g6','',1795071669.801);
INSERT INTO "entry" VALUES('melee',51,'c50',3,'play','g6-g5','',1795071669.813);
INSERT INTO "entry" VALUES('melee',52,'c51',3,'play','P d6','',1795071669.817);
INSERT INTO "entry" VALUES('melee',53,'c52',3,'play','end','= hungry_bear',1795071669.825);
INSERT INTO "entry" VALUES('melee',54,'c53',1,'play','P g6','',1795071669.834);
INSERT INTO "entry" VALUES('melee',55,'c54',1,'play','P g1','',1795071669.843);
INSERT INTO "entry" VALUES('melee',56,'c55',1,'play','end','',1795071669.857);
INSERT INTO "entry" VALUES('melee',57,'c56',3,'play','P i6','',1795071669.861);
INSERT INTO "entry" VALUES('melee',58,'c57',3,'play','P d9','',1795071669.87);
INSERT INTO "entry" VALUES('melee',59,'c58',3,'play','end','',1795071669.876);
INSERT INTO "entry" VALUES('melee',60,'c59',1,'play','P c9','',1795071669.886);
INSERT INTO "entry" VALUES('melee',61,'c60',1,'play','P b5','',1795071669.893);
INSERT INTO "entry" VALUES('melee',62,'c61',1,'play','end','',1795071669.901);
INSERT INTO "entry" VALUES('melee',63,'c62',3,'play','P e2','',1795071669.91);
INSERT INTO "entry" VALUES('melee',64,'c63',3,'play','P b7','',1795071669.916);
INSERT INTO "entry" VALUES('melee',65,'c64',3,'play','end','',1795071669.921);
INSERT INTO "entry" VALUES('melee',66,'c65',1,'play','P h7','',1795071669.927);
INSERT INTO "entry" VALUES('melee',67,'c66',1,'play','P f2','',1795071669.934);
INSERT INTO "entry" VALUES('melee',68,'c67',1,'undo','67','',1795071669.941);
INSERT INTO "entry" VALUES('melee',69,'c68',1,'play','P e8','',1795071669.949);
INSERT INTO "entry" VALUES('melee',70,'c69',1,'play','end','',1795071669.953);
INSERT INTO "entry" VALUES('melee',71,'c70',3,'play','L d6','',1795071669.955);
INSERT INTO "entry" VALUES('team-duel',1,'c0',1,'play','c5','',1795071669.975);
INSERT INTO "entry" VALUES('team-duel',2,'c1',2,'play','P e4','',1795071669.995);
INSERT INTO "entry" VALUES('team-duel',3,'c2',2,'play','end','',1795071670.009);
INSERT INTO "entry" VALUES('team-duel',4,'c3',3,'play','P b8','',1795071670.012);
INSERT INTO "entry" VALUES('team-duel',5,'c4',3,'play','P c8','',1795071670.023);
INSERT INTO "entry" VALUES('team-duel',6,'c5',3,'play','end','',1795071670.026);
INSERT INTO "entry" VALUES('team-duel',7,'c6',4,'play','P d9','',1795071670.033);
INSERT INTO "entry" VALUES('team-duel',8,'c7',4,'play','P e5','',1795071670.037);
INSERT INTO "entry" VALUES('team-duel',9,'c8',4,'play','end','',1795071670.042);
INSERT INTO "entry" VALUES('team-duel',10,'c9',1,'play','D forest_wardens','',1795071670.054);
INSERT INTO "entry" VALUES('team-duel',11,'c10',1,'play','R earth_elemental','',1795071670.059);
INSERT INTO "entry" VALUES('team-duel',12,'c11',1,'play','R sylvan_princess','',1795071670.066);
INSERT INTO "entry" VALUES('team-duel',13,'c12',1,'play','R flare_06','',1795071670.071);
INSERT INTO "entry" VALUES('team-duel',14,'c13',1,'play','R bone_catapult','',1795071670.109);
INSERT INTO "entry" VALUES('team-duel',15,'c14',1,'play','stop','',1795071670.13);
INSERT INTO "entry" VALUES('team-duel',16,'c15',1,'play','P c4','',1795071670.144);
INSERT INTO "entry" VALUES('team-duel',17,'c16',1,'undo','16','',1795071670.146);
INSERT INTO "entry" VALUES('team-duel',18,'c17',1,'play','P a7','',1795071670.147);
INSERT INTO "entry" VALUES('team-duel',19,'c18',1,'play','end','= forest_mystic
= forest_ancient
= the_eldest_tree
= titan
= flare_08',1795071670.148);
INSERT INTO "entry" VALUES('team-duel',20,'c19',2,'play','P c1','',1795071670.149);
INSERT INTO "entry" VALUES('team-duel',21,'c20',2,'play','P d5','',1795071670.15);
INSERT INTO "entry" VALUES('team-duel',22,'c21',2,'play','end','',1795071670.151);
INSERT INTO "entry" VALUES('team-duel',23,'c22',3,'play','P d1','',1795071670.151);
INSERT INTO "entry" VALUES('team-duel',24,'c23',3,'play','P f6','',1795071670.152);
INSERT INTO "entry" VALUES('team-duel',25,'c24',3,'play','end','',1795071670.153);
INSERT INTO "entry" VALUES('team-duel',26,'c25',4,'play','P g8','',1795071670.158);
INSERT INTO "entry" VALUES('team-duel',27,'c26',4,'play','D everfrost_sentinel','',1795071670.158);
INSERT INTO "entry" VALUES('team-duel',28,'c27',4,'undo','27','',1795071670.159);
INSERT INTO "entry" VALUES('team-duel',29,'c28',4,'play','D everfrost_sentinel','',1795071670.164);
INSERT INTO "entry" VALUES('team-duel',30,'c29',4,'play','R flare_01','',1795071670.165);
INSERT INTO "entry" VALUES('team-duel',31,'c30',4,'play','R ice_princess','',1795071670.167);
INSERT INTO "entry" VALUES('team-duel',32,'c31',4,'play','stop','',1795071670.169);
INSERT INTO "entry" VALUES('team-duel',33,'c32',4,'play','end','= crystal_mirror
= polar_bear
= flare_12',1795071670.171);
INSERT INTO "entry" VALUES('team-duel',34,'c33',1,'play','P f5','',1795071670.172);
INSERT INTO "entry" VALUES('team-duel',35,'c34',1,'play','P h2','',1795071670.177);
INSERT INTO "entry" VALUES('team-duel',36,'c35',1,'play','end','',1795071670.19);
INSERT INTO "entry" VALUES('team-duel',37,'c36',2,'play','P f9','',1795071670.205);
INSERT INTO "entry" VALUES('team-duel',38,'c37',2,'play','P a3','',1795071670.208);
INSERT INTO "entry" VALUES('team-duel',39,'c38',2,'play','end','',1795071670.225);
INSERT INTO "entry" VALUES('team-duel',40,'c39',3,'play','P a5','',1795071670.237);
INSERT INTO "entry" VALUES('team-duel',41,'c40',3,'play','P g3','',1795071670.245);
INSERT INTO "entry" VALUES('team-duel',42,'c41',3,'play','end','',1795071670.259);
INSERT INTO "entry" VALUES('team-duel',43,'c42',4,'play','P i6','',1795071670.264);
INSERT INTO "entry" VALUES('team-duel',44,'c43',4,'play','S crystal_mirror e9/1','',1795071670.277);
INSERT INTO "entry" VALUES('team-duel',45,'c44',4,'play','end','= glacier_giant',1795071670.29);
INSERT INTO "entry" VALUES('team-duel',46,'c45',1,'play','P d7','',1795071670.3);
INSERT INTO "entry" VALUES('team-duel',47,'c46',1,'play','P i4','',1795071670.311);
INSERT INTO "entry" VALUES('team-duel',48,'c47',1,'play','end','',1795071670.322);
INSERT INTO "entry" VALUES('team-duel',49,'c48',2,'play','P h6','',1795071670.337);
INSERT INTO "entry" VALUES('team-duel',50,'c49',2,'undo','49','',1795071670.345);
INSERT INTO "entry" VALUES('team-duel',51,'c50',2,'play','P e1','',1795071670.358);
INSERT INTO "entry" VALUES('team-duel',52,'c51',2,'play','P f4','',1795071670.365);
INSERT INTO "entry" VALUES('team-duel',53,'c52',2,'play','end','',1795071670.373);
INSERT INTO "entry" VALUES('team-duel',54,'c53',3,'play','P g4','',1795071670.393);
INSERT INTO "entry" VALUES('team-duel',55,'c54',3,'play','P b5','',1795071670.411);
INSERT INTO "entry" VALUES('team-duel',56,'c55',3,'play','end','',1795071670.421);
INSERT INTO "entry" VALUES('team-duel',57,'c56',4,'play','P h5','',1795071670.432);
INSERT INTO "entry" VALUES('team-duel',58,'c57',4,'play','P i3','',1795071670.436);
INSERT INTO "entry" VALUES('team-duel',59,'c58',4,'play','end','',1795071670.453);
INSERT INTO "entry" VALUES('team-duel',60,'c59',1,'play','P g1','',1795071670.471);
INSERT INTO "entry" VALUES('team-duel',61,'c60',1,'undo','60','',1795071670.485);
INSERT INTO "entry" VALUES('team-duel',62,'c61',1,'play','S kiskin_farseeders b8','',1795071670.492);
INSERT INTO "entry" VALUES('embers-prologue',1,'c0',2,'play','glass-5@-1,-1','',1795071670.518);
INSERT INTO "entry" VALUES('embers-prologue',2,'c1',2,'play','discard chains-1a','= flames-1b
= glass-4',1795071670.533);
INSERT INTO "entry" VALUES('embers-prologue',3,'c2',1,'play','chains-5@1,1','',1795071670.54);
INSERT INTO "entry" VALUES('embers-prologue',4,'c3',1,'play','discard glass-4','= antlers-2a
= daggers-4',1795071670.558);
INSERT INTO "entry" VALUES('embers-prologue',5,'c4',2,'play','flames-1b@0,-2','',1795071670.561);
INSERT INTO "entry" VALUES('embers-prologue',6,'c5',2,'play','discard daggers-4','= chains-4
= daggers-2a',1795071670.573);
INSERT INTO "entry" VALUES('embers-prologue',7,'c6',1,'play','flames-2b@-1,-3','',1795071670.58);
INSERT INTO "entry" VALUES('embers-prologue',8,'c7',1,'play','chains-4@2,2','= glass-3
= flames-4',1795071670.593);
INSERT INTO "entry" VALUES('embers-prologue',9,'c8',2,'play','daggers-2a@1,0','',1795071670.605);
INSERT INTO "entry" VALUES('embers-chapter',1,'c0',1,'play','arrange chains-2a chains-1a glass-5 flames-1a','= daggers-5',1795071670.639);
INSERT INTO "entry" VALUES('embers-chapter',2,'c1',2,'play','draw','= flames-1b',1795071670.653);
INSERT INTO "entry" VALUES('embers-chapter',3,'c2',2,'play','stop','',1795071670.676);
INSERT INTO "entry" VALUES('embers-chapter',4,'c3',2,'play','daggers-5@0,-1','',1795071670.679);
INSERT INTO "entry" VALUES('embers-chapter',5,'c4',2,'play','flames-1b@-1,-2','',1795071670.682);
INSERT INTO "entry" VALUES('story-0',1,'c0',2,'play','antlers-3@1,0','',1795071670.702);
INSERT INTO "entry" VALUES('story-0',2,'c1',2,'play','daggers-5@1,-1','= chains-2a
= glass-3',1795071670.707);
INSERT INTO "entry" VALUES('story-0',3,'c2',1,'play','glass-2a@2,-1','',1795071670.709);
INSERT INTO "entry" VALUES('story-0',4,'c3',1,'play','glass-2b@1,-2','= chains-5
= antlers-2a',1795071670.715);
INSERT INTO "entry" VALUES('story-0',5,'c4',2,'play','glass-3@2,-2','',1795071670.717);
INSERT INTO "entry" VALUES('story-0',6,'c5',2,'play','chains-5@1,-3','= daggers-3
= chains-4',1795071670.719);
INSERT INTO "entry" VALUES('story-0',7,'c6',1,'play','chains-2a@2,-3','',1795071670.721);
INSERT INTO "entry" VALUES('story-0',8,'c7',1,'play','arrange chains-1b daggers-4 flames-5','',1795071670.724);
INSERT INTO "entry" VALUES('story-0',9,'c8',1,'play','take antlers-4','',1795071670.727);
INSERT INTO "entry" VALUES('story-0',10,'c9',2,'play','take chains-2a','',1795071670.728);
INSERT INTO "entry" VALUES('story-0',11,'c10',1,'play','take antlers-3','',1795071670.73);
INSERT INTO "entry" VALUES('story-0',12,'c11',2,'play','take glass-2a','',1795071670.732);
INSERT INTO "entry" VALUES('story-1',1,'c0',1,'play','arrange chains-1b glass-2b daggers-4 flames-5','= antlers-2a',1795071670.771);
INSERT INTO "entry" VALUES('story-1',2,'c1',2,'play','stop','',1795071670.775);
INSERT INTO "entry" VALUES('story-1',3,'c2',1,'play','take antlers-4','',1795071670.785);
INSERT INTO "entry" VALUES('story-1',4,'c3',1,'play','no','= flames-2a',1795071670.787);
INSERT INTO "entry" VALUES('story-1',5,'c4',2,'play','stop','',1795071670.789);
INSERT INTO "entry" VALUES('story-1',6,'c5',1,'play','take antlers-2a','',1795071670.791);
INSERT INTO "entry" VALUES('story-1',7,'c6',1,'play','no','= daggers-3',1795071670.83);
INSERT INTO "entry" VALUES('story-1',8,'c7',2,'play','draw','= daggers-1b',1795071670.839);
INSERT INTO "entry" VALUES('story-1',9,'c8',2,'play','stop','',1795071670.849);
INSERT INTO "entry" VALUES('story-1',10,'c9',2,'play','daggers-3@-1,0','',1795071670.859);
INSERT INTO "entry" VALUES('story-1',11,'c10',2,'play','daggers-1b@0,-1','',1795071670.88);
INSERT INTO "entry" VALUES('story-1',12,'c11',1,'play','take daggers-3','',1795071670.891);
INSERT INTO "entry" VALUES('story-1',13,'c12',1,'play','no','= glass-2a',1795071670.897);
INSERT INTO "entry" VALUES('story-1',14,'c13',2,'play','stop','',1795071670.903);
INSERT INTO "entry" VALUES('story-1',15,'c14',1,'play','take flames-2a','',1795071670.907);
INSERT INTO "entry" VALUES('story-1',16,'c15',1,'play','no','= flames-4',1795071670.917);
INSERT INTO "entry" VALUES('story-1',17,'c16',2,'play','stop','',1795071670.919);
INSERT INTO "entry" VALUES('story-1',18,'c17',2,'play','flames-4@0,-2','',1795071670.921);
INSERT INTO "entry" VALUES('story-1',19,'c18',1,'play','take daggers-1b','',1795071670.928);
INSERT INTO "entry" VALUES('story-1',20,'c19',1,'play','reveal 3','',1795071670.931);
INSERT INTO "entry" VALUES('story-1',21,'c20',1,'play','keep glass-2a','= glass-3',1795071670.941);
INSERT INTO "entry" VALUES('story-1',22,'c21',2,'play','stop','',1795071670.944);
INSERT INTO "entry" VALUES('story-1',23,'c22',1,'play','take glass-3','= daggers-1a',1795071670.951);
INSERT INTO "entry" VALUES('story-1',24,'c23',2,'play','draw','= glass-4',1795071670.956);
INSERT INTO "entry" VALUES('story-1',25,'c24',2,'play','stop','',1795071670.96);
INSERT INTO "entry" VALUES('story-1',26,'c25',2,'play','glass-4@1,-1','',1795071670.969);
INSERT INTO "entry" VALUES('story-1',27,'c26',2,'play','daggers-1a@2,-1','',1795071670.972);
INSERT INTO "entry" VALUES('story-1',28,'c27',1,'play','take glass-4','= antlers-1b',1795071670.976);
INSERT INTO "entry" VALUES('story-1',29,'c28',2,'play','stop','',1795071671.051);
INSERT INTO "entry" VALUES('story-1',30,'c29',2,'play','antlers-1b@1,-2','',1795071671.054);
INSERT INTO "entry" VALUES('story-1',31,'c30',1,'play','take glass-2a','= flames-3',1795071671.064);
INSERT INTO "entry" VALUES('story-1',32,'c31',2,'play','stop','',1795071671.07);
INSERT INTO "entry" VALUES('story-1',33,'c32',2,'play','flames-3@0,-3','',1795071671.098);
INSERT INTO "entry" VALUES('story-1',34,'c33',1,'play','take daggers-1a','',1795071671.382);
INSERT INTO "entry" VALUES('story-1',35,'c34',1,'play','no','= flames-2b',1795071671.388);
INSERT INTO "entry" VALUES('story-1',36,'c35',2,'play','stop','',1795071671.47);
INSERT INTO "entry" VALUES('story-1',37,'c36',2,'play','flames-2b@-1,-4','',1795071671.682);
INSERT INTO "entry" VALUES('story-1',38,'c37',1,'play','take antlers-1b','',1795071671.683);
INSERT INTO "entry" VALUES('story-1',39,'c38',1,'play','no','= daggers-2b
= daggers-2a
= chains-1a
= flames-3
= chains-1b',1795071671.684);
INSERT INTO "entry" VALUES('story-1',40,'c39',1,'play','arrange chains-1a chains-1b daggers-2a flames-3','= daggers-4',1795071671.685);
INSERT INTO "entry" VALUES('story-1',41,'c40',2,'play','draw','= chains-5',1795071671.686);
INSERT INTO "entry" VALUES('story-1',42,'c41',2,'play','stop','',1795071671.687);
INSERT INTO "entry" VALUES('story-1',43,'c42',2,'play','daggers-4@0,-1','',1795071671.687);
INSERT INTO "entry" VALUES('story-1',44,'c43',2,'play','chains-5@1,1','',1795071671.688);
INSERT INTO "entry" VALUES('story-1',45,'c44',1,'play','take daggers-4','',1795071671.688);
INSERT INTO "entry" VALUES('story-1',46,'c45',1,'play','no','= antlers-3',1795071671.689);
INSERT INTO "entry" VALUES('story-1',47,'c46',2,'play','stop','',1795071671.69);
INSERT INTO "entry" VALUES('story-1',48,'c47',2,'play','antlers-3@2,2','',1795071671.69);
INSERT INTO "entry" VALUES('story-1',49,'c48',1,'play','take daggers-2b','',1795071671.691);
INSERT INTO "entry" VALUES('story-1',50,'c49',1,'play','no','= flames-5',1795071671.692);
INSERT INTO "entry" VALUES('story-1',51,'c50',2,'play','stop','',1795071671.692);
INSERT INTO "entry" VALUES('story-1',52,'c51',2,'play','flames-5@2,1','',1795071671.693);
INSERT INTO "entry" VALUES('story-1',53,'c52',1,'play','take antlers-3','',1795071671.694);
INSERT INTO "entry" VALUES('story-1',54,'c53',1,'play','no','= flames-4',1795071671.694);
INSERT INTO "entry" VALUES('story-1',55,'c54',2,'play','draw','= demon-antlers',1795071671.695);
INSERT INTO "entry" VALUES('story-1',56,'c55',2,'play','draw','= daggers-1b',1795071671.695);
INSERT INTO "entry" VALUES('story-1',57,'c56',2,'play','stop','',1795071671.696);
INSERT INTO "entry" VALUES('story-1',58,'c57',2,'play','flames-4@2,2','',1795071671.697);
INSERT INTO "entry" VALUES('story-1',59,'c58',2,'play','daggers-1b@3,2','',1795071671.697);
INSERT INTO "entry" VALUES('story-1',60,'c59',1,'play','take daggers-1b','',1795071671.698);
INSERT INTO "entry" VALUES('story-1',61,'c60',1,'play','no','= antlers-1b',1795071671.699);
INSERT INTO "entry" VALUES('story-1',62,'c61',2,'play','stop','',1795071671.7);
INSERT INTO "entry" VALUES('story-1',63,'c62',2,'play','antlers-1b@0,0','',1795071671.7);
INSERT INTO "entry" VALUES('story-1',64,'c63',1,'play','take flames-5','= antlers-5',1795071671.701);
INSERT INTO "entry" VALUES('story-1',65,'c64',2,'play','stop','',1795071671.702);
INSERT INTO "entry" VALUES('story-1',66,'c65',2,'play','antlers-5@3,2','',1795071671.704);
INSERT INTO "entry" VALUES('story-1',67,'c66',1,'play','take antlers-5','= demon-daggers',1795071671.706);
INSERT INTO "entry" VALUES('story-1',68,'c67',2,'play','draw','= flames-2b',1795071671.707);
INSERT INTO "entry" VALUES('story-1',69,'c68',2,'play','stop','',1795071671.708);
INSERT INTO "entry" VALUES('story-1',70,'c69',2,'play','flames-2b@-1,-1','',1795071671.709);
INSERT INTO "entry" VALUES('story-1',71,'c70',1,'play','take flames-2b','',1795071671.71);
INSERT INTO "entry" VALUES('story-1',72,'c71',1,'play','no','= antlers-1a',1795071671.71);
INSERT INTO "entry" VALUES('story-1',73,'c72',2,'play','stop','',1795071671.711);
INSERT INTO "entry" VALUES('story-1',74,'c73',2,'play','antlers-1a@2,1','',1795071671.712);
INSERT INTO "entry" VALUES('story-1',75,'c74',1,'play','take chains-5','',1795071671.712);
INSERT INTO "entry" VALUES('story-1',76,'c75',1,'play','no','',1795071671.713);
INSERT INTO "entry" VALUES('story-1',77,'c76',1,'play','keep flames-4+antlers-1a','= glass-1a',1795071671.714);
INSERT INTO "entry" VALUES('story-1',78,'c77',2,'play','stop','',1795071671.714);
INSERT INTO "entry" VALUES('story-1',79,'c78',1,'play','take flames-4','',1795071671.715);
INSERT INTO "entry" VALUES('story-1',80,'c79',1,'play','reveal 4','= chains-2b
= glass-1a
= flames-2b
= daggers-3
= glass-2b',1795071671.716);
INSERT INTO "entry" VALUES('story-1',81,'c80',1,'play','arrange glass-1a flames-2b glass-2b daggers-3','= daggers-1a',1795071671.716);
INSERT INTO "entry" VALUES('story-1',82,'c81',2,'play','draw','= demon-glass',1795071671.717);
INSERT INTO "entry" VALUES('story-1',83,'c82',2,'play','draw','= antlers-2a',1795071671.717);
INSERT INTO "entry" VALUES('story-1',84,'c83',2,'play','draw','= chains-1b',1795071671.718);
INSERT INTO "entry" VALUES('story-1',85,'c84',2,'play','draw','= flames-2a',1795071671.719);
INSERT INTO "entry" VALUES('story-1',86,'c85',2,'play','draw','= flames-5',1795071671.719);
INSERT INTO "entry" VALUES('story-1',87,'c86',2,'play','draw','= demon-chains',1795071671.72);
INSERT INTO "entry" VALUES('story-1',88,'c87',2,'play','draw','= antlers-4',1795071671.721);
INSERT INTO "entry" VALUES('story-1',89,'c88',2,'play','draw','= chains-2a',1795071671.721);
INSERT INTO "entry" VALUES('story-1',90,'c89',2,'play','draw','= antlers-2b',1795071672.206);
INSERT INTO "entry" VALUES('story-1',91,'c90',2,'play','draw','= glass-4',1795071672.232);
INSERT INTO "entry" VALUES('story-1',92,'c91',2,'play','draw','= flames-4',1795071672.302);
INSERT INTO "entry" VALUES('story-1',93,'c92',2,'play','draw','= demon-flames',1795071672.313);
INSERT INTO "entry" VALUES('story-1',94,'c93',2,'play','stop','',1795071672.329);
INSERT INTO "entry" VALUES('story-1',95,'c94',2,'play','antlers-4@1,1','',1795071672.359);
INSERT INTO "entry" VALUES('story-1',96,'c95',2,'play','flames-5@1,-1','',1795071672.377);
INSERT INTO "entry" VALUES('story-1',97,'c96',2,'play','chains-1b@0,-1','',1795071672.392);
INSERT INTO "entry" VALUES('story-1',98,'c97',2,'play','antlers-2b@1,0','',1795071672.412);
INSERT INTO "entry" VALUES('story-1',99,'c98',2,'play','glass-4@2,0','',1795071672.415);
INSERT INTO "entry" VALUES('story-1',100,'c99',2,'play','flames-2a@1,1','',1795071672.429);
INSERT INTO "entry" VALUES('story-1',101,'c100',2,'play','daggers-1a@2,1','',1795071672.437);
INSERT INTO "entry" VALUES('story-1',102,'c101',2,'play','chains-2a@3,-1','',1795071672.446);
INSERT INTO "entry" VALUES('story-1',103,'c102',2,'play','flames-4@3,0','',1795071672.451);
INSERT INTO "entry" VALUES('story-1',104,'c103',2,'play','antlers-2a@3,1','',1795071672.461);
INSERT INTO "entry" VALUES('story-1',105,'c104',1,'play','take chains-2b','',1795071672.476);
INSERT INTO "entry" VALUES('story-1',106,'c105',1,'play','no','= flames-3',1795071672.489);
INSERT INTO "entry" VALUES('story-1',107,'c106',2,'play','stop','',1795071672.502);
INSERT INTO "entry" VALUES('story-1',108,'c107',2,'play','flames-3@4,1','',1795071672.506);
INSERT INTO "entry" VALUES('story-1',109,'c108',1,'play','reveal 2','',1795071672.511);
INSERT INTO "entry" VALUES('story-1',110,'c109',1,'play','take flames-4','',1795071672.521);
INSERT INTO "entry" VALUES('story-1',111,'c110',1,'play','no','= flames-1a',1795071672.526);
INSERT INTO "entry" VALUES('story-1',112,'c111',2,'play','stop','',1795071672.532);
INSERT INTO "entry" VALUES('story-1',113,'c112',2,'play','flames-1a@3,1','',1795071672.537);
INSERT INTO "entry" VALUES('story-1',114,'c113',1,'play','take flames-5','= glass-2a',1795071672.542);
INSERT INTO "entry" VALUES('story-1',115,'c114',2,'play','draw','= glass-3',1795071672.549);
INSERT INTO "entry" VALUES('story-1',116,'c115',2,'play','draw','= chains-5',1795071672.559);
INSERT INTO "entry" VALUES('story-1',117,'c116',2,'play','stop','',1795071672.57);
INSERT INTO "entry" VALUES('story-1',118,'c117',2,'play','chains-5@3,0','',1795071672.573);
INSERT INTO "entry" VALUES('story-1',119,'c118',1,'play','no','',1795071672.576);
INSERT INTO "entry" VALUES('story-1',120,'c119',2,'play','glass-2a@2,1','',1795071672.584);
INSERT INTO "entry" VALUES('story-1',121,'c120',2,'play','discard glass-3','',1795071672.596);
INSERT INTO "entry" VALUES('story-1',122,'c121',1,'play','take chains-5','',1795071672.602);
INSERT INTO "entry" VALUES('story-1',123,'c122',1,'play','no','= chains-1a',1795071672.61);
INSERT INTO "entry" VALUES('story-1',124,'c123',2,'play','stop','',1795071672.613);
INSERT INTO "entry" VALUES('story-1',125,'c124',2,'play','chains-1a@1,1','',1795071672.625);
INSERT INTO "entry" VALUES('story-1',126,'c125',1,'play','take glass-4','',1795071672.637);
INSERT INTO "entry" VALUES('story-1',127,'c126',1,'play','no','',1795071672.645);
INSERT INTO "entry" VALUES('story-1',128,'c127',1,'play','keep chains-1b+antlers-2b+flames-3+flames-1a+glass-2a+chains-1a','',1795071672.653);
CREATE TABLE game_table (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	settings TEXT NOT NULL, 
	seed BIGINT NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	watch BOOLEAN NOT NULL, 
	patience INTEGER NOT NULL, 
	created FLOAT NOT NULL, hints BOOLEAN DEFAULT 1 NOT NULL, campaign VARCHAR(32), telling INTEGER, fate VARCHAR(48), 
	PRIMARY KEY (id)
);
INSERT INTO "game_table" VALUES('duel','arena',1,'{"mode":"duel","schools":["everfrost","highland"]}',11,'ccf702f8481fca304fb46bc01462b2641b39096c9dd50bb1e0982742d50e338a',1,0,1.0,1,NULL,NULL,'2:97ca2b50895d528b47b87ae55e510486');
INSERT INTO "game_table" VALUES('duel-new-schools','arena',1,'{"mode":"duel","schools":["nethervoid","etherweave"],"start":2}',12,'21f66cbb10b82d69e728bf688022d4a54ab66aaff384a9cea5f0a1a34d49cf2f',1,0,1.0,1,NULL,NULL,'2:6a90fec3d5e4e3ba774479516a992e1e');
INSERT INTO "game_table" VALUES('high-form','arena',1,'{"mode":"high_form","schools":["northern","sylvan"],"turn_limit":14}',13,'a90b8d8f92eb95361480dddab7880d45e6a7f70f4c16a4733aaf55dfd4ba0b60',1,0,1.0,1,NULL,NULL,'2:da2ddef6ad463168eb8113c46b4924c4');
INSERT INTO "game_table" VALUES('melee','arena',1,'{"mode":"melee","schools":["southern","everfrost","highland"],"turn_limit":40}',14,'410846db9be590a074c0be099b9257b050a95fe868f57566192bcdc959405f66',1,0,1.0,1,NULL,NULL,'2:aa1da78e0a1a91220244ccdd8a38b459');
INSERT INTO "game_table" VALUES('team-duel','arena',1,'{"mode":"team_duel","schools":["sylvan","northern","highland","everfrost"]}',15,'b2d93a573708694af2800a620509857503feac0c2b25493a5ec2dff7be94e454',1,0,1.0,1,NULL,NULL,NULL);
INSERT INTO "game_table" VALUES('embers-prologue','embers',1,'{"mode":"prologue"}',16,'82ad73528e9cb9d63f2c59a2dea5adf2c4afe00ee0fe04e21ddd5603db4c6c98',1,0,1.0,1,NULL,NULL,'2:5d652cf29030127770c77702dbb632cc');
INSERT INTO "game_table" VALUES('embers-chapter','embers',1,'{"mode":"chapter","chapter":3}',17,'f1f7240727116fb3bc517345d434f3ce44eb816d718fd19252059094caeae1fa',1,0,1.0,1,NULL,NULL,'2:aa31c3c13a7e1876b845de21a22e68a4');
INSERT INTO "game_table" VALUES('story-0','embers',1,'{"mode":"prologue"}',1,'',0,0,1.0,1,'story',0,NULL);
INSERT INTO "game_table" VALUES('story-1','embers',1,'{"mode":"chapter","chapter":1}',1,'',0,0,1.0,1,'story',0,NULL);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	worker VARCHAR(16) NOT NULL, 
	PRIMARY KEY (table_id, seat, worker), 
	FOREIGN KEY(table_id) REFERENCES game_table (id), 
	FOREIGN KEY(worker) REFERENCES worker (id)
);
CREATE TABLE record (
	table_id VARCHAR(32) NOT NULL, 
	content TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "record" VALUES('high-form','{"game":"arena","version":1,"settings":{"mode":"high_form","schools":["northern","sylvan"],"turn_limit":14},"seed":290009878678431481554029607592795907268,"entries":["start 2","= forest_wardens","= kiskin_boughrunner","= sylvan_queen","= earth_elemental","= storm_elemental","= flare_09","= cannon","= chronicler","= bomb","= the_eldest_tree","= angel_of_death","= flare_01","= center_cross","= imprisonment","= heroic_destruction","= green_conquest","P f8","end","P g2","P b6","end","P a6","P h6","end","P g9","P g1","end","P f2","P c9","end","P c6","P d5","end","P b8","P c3","end","P a7","P f7","end","P d3","P h8","end","P i7","S bomb a7/7","end","= summoner","P h7","P c2","end","P g7","P e8","end","P g4","P f4","end","P f1","P i3","end"],"result":{"reason":"limit","winners":[1,2]},"luck":2}',1795071669.273);
INSERT INTO "record" VALUES('story-0','{"game":"embers","version":1,"settings":{"mode":"prologue"},"seed":1,"entries":["= antlers-4","= flames-5","= daggers-4","= chains-1b","= glass-2b","= glass-2a","= daggers-5","= antlers-3","antlers-3@1,0","daggers-5@1,-1","= chains-2a","= glass-3","glass-2a@2,-1","glass-2b@1,-2","= chains-5","= antlers-2a","glass-3@2,-2","chains-5@1,-3","= daggers-3","= chains-4","chains-2a@2,-3","arrange chains-1b daggers-4 flames-5","take antlers-4","take chains-2a","take antlers-3","take glass-2a"],"result":{"winner":"won","reason":"won"},"luck":1}',1795071670.732);
INSERT INTO "record" VALUES('story-1','{"game":"embers","version":1,"settings":{"mode":"chapter","chapter":1},"seed":1,"entries":["= antlers-4","= flames-5","= daggers-4","= chains-1b","= glass-2b","arrange chains-1b glass-2b daggers-4 flames-5","= antlers-2a","stop","take antlers-4","no","= flames-2a","stop","take antlers-2a","no","= daggers-3","draw","= daggers-1b","stop","daggers-3@-1,0","daggers-1b@0,-1","take daggers-3","no","= glass-2a","stop","take flames-2a","no","= flames-4","stop","flames-4@0,-2","take daggers-1b","reveal 3","keep glass-2a","= glass-3","stop","take glass-3","= daggers-1a","draw","= glass-4","stop","glass-4@1,-1","daggers-1a@2,-1","take glass-4","= antlers-1b","stop","antlers-1b@1,-2","take glass-2a","= flames-3","stop","flames-3@0,-3","take daggers-1a","no","= flames-2b","stop","flames-2b@-1,-4","take antlers-1b","no","= daggers-2b","= daggers-2a","= chains-1a","= flames-3","= chains-1b","arrange chains-1a chains-1b daggers-2a flames-3","= daggers-4","draw","= chains-5","stop","daggers-4@0,-1","chains-5@1,1","take daggers-4","no","= antlers-3","stop","antlers-3@2,2","take daggers-2b","no","= flames-5","stop","flames-5@2,1","take antlers-3","no","= flames-4","draw","= demon-antlers","draw","= daggers-1b","stop","flames-4@2,2","daggers-1b@3,2","take daggers-1b","no","= antlers-1b","stop","antlers-1b@0,0","take flames-5","= antlers-5","stop","antlers-5@3,2","take antlers-5","= demon-daggers","draw","= flames-2b","stop","flames-2b@-1,-1","take flames-2b","no","= antlers-1a","stop","antlers-1a@2,1","take chains-5","no","keep flames-4+antlers-1a","= glass-1a","stop","take flames-4","reveal 4","= chains-2b","= glass-1a","= flames-2b","= daggers-3","= glass-2b","arrange glass-1a flames-2b glass-2b daggers-3","= daggers-1a","draw","= demon-glass","draw","= antlers-2a","draw","= chains-1b","draw","= flames-2a","draw","= flames-5","draw","= demon-chains","draw","= antlers-4","draw","= chains-2a","draw","= antlers-2b","draw","= glass-4","draw","= flames-4","draw","= demon-flames","stop","antlers-4@1,1","flames-5@1,-1","chains-1b@0,-1","antlers-2b@1,0","glass-4@2,0","flames-2a@1,1","daggers-1a@2,1","chains-2a@3,-1","flames-4@3,0","antlers-2a@3,1","take chains-2b","no","= flames-3","stop","flames-3@4,1","reveal 2","take flames-4","no","= flames-1a","stop","flames-1a@3,1","take flames-5","= glass-2a","draw","= glass-3","draw","= chains-5","stop","chains-5@3,0","no","glass-2a@2,1","discard glass-3","take chains-5","no","= chains-1a","stop","chains-1a@1,1","take glass-4","no","keep chains-1b+antlers-2b+flames-3+flames-1a+glass-2a+chains-1a"],"result":{"winner":"won","reason":"won"},"luck":1}',1795071672.653);
CREATE TABLE seat (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	who VARCHAR(16) NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	level VARCHAR(40), 
	budget VARCHAR(16), 
	invitation VARCHAR(64), 
	token VARCHAR(64), seen FLOAT, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES game_table (id)
);
INSERT INTO "seat" VALUES('duel',1,'me','Seat 1',NULL,NULL,NULL,'674a36c583e51ffee49c7efd6db3b9d44d8fe3a7366347a8f80dc6d2c8d4f31f',NULL);
INSERT INTO "seat" VALUES('duel',2,'me','Seat 2',NULL,NULL,NULL,'53895fdeb915e1b9db9cee5b0f9d8ab7a5db471c170a204d44b0e45c375e6a6c',NULL);
INSERT INTO "seat" VALUES('duel-new-schools',1,'me','Seat 1',NULL,NULL,NULL,'6dadd8fbf0c820e373933e87182f00444ad83b9e7f00ef7574ad4446db532f38',NULL);
INSERT INTO "seat" VALUES('duel-new-schools',2,'me','Seat 2',NULL,NULL,NULL,'28f2c7a8bc838ac529a5e0a247c3c0a09bf3aaf91275ac6acb3e41c0f0fd326c',NULL);
INSERT INTO "seat" VALUES('high-form',1,'me','Seat 1',NULL,NULL,NULL,'8146da01222e534b4b2a20a5394f441289c1e93194a38921cb67b81eeabfbf3a',NULL);
INSERT INTO "seat" VALUES('high-form',2,'me','Seat 2',NULL,NULL,NULL,'bffe7bdddebae3fe556e08fba12facc738baa6882fb9b11848e447267649fa6b',NULL);
INSERT INTO "seat" VALUES('melee',1,'me','Seat 1',NULL,NULL,NULL,'eb5dbbd1aa0decc614ef77c7d42728ac693400205bc4863f98f87262b7193197',NULL);
INSERT INTO "seat" VALUES('melee',2,'me','Seat 2',NULL,NULL,NULL,'8e66c48caf9a27413d35394c230e4383fcdab59c32db200d3c7dba5da88002a1',NULL);
INSERT INTO "seat" VALUES('melee',3,'me','Seat 3',NULL,NULL,NULL,'5f9ece18542f03085f61175b490ce8070302d761e612531056cd9f29887b0738',NULL);
INSERT INTO "seat" VALUES('team-duel',1,'me','Seat 1',NULL,NULL,NULL,'451492659dcfdd7d2bb326fbb85a238b1fdceb4603cc52bde165cd932ad09ab1',NULL);
INSERT INTO "seat" VALUES('team-duel',2,'me','Seat 2',NULL,NULL,NULL,'f6e05c9f5621efe7d402a8546d0bd1c39480abd82206eff1b6eea371f02ff4ed',NULL);
INSERT INTO "seat" VALUES('team-duel',3,'me','Seat 3',NULL,NULL,NULL,'74fe95f363a5b1f780f394fed36abc7231f0ac7f7618f17d583184065f7795d1',NULL);
INSERT INTO "seat" VALUES('team-duel',4,'me','Seat 4',NULL,NULL,NULL,'b475dc81c80d395ad693b92f67ea42da29844a8148402f9ce1ec91bd94eccd8a',NULL);
INSERT INTO "seat" VALUES('embers-prologue',1,'me','Seat 1',NULL,NULL,NULL,'1259d2b7e5f266ae9ba7808308b586b19290814197d26191a383c7bc4ebb5172',NULL);
INSERT INTO "seat" VALUES('embers-prologue',2,'me','Seat 2',NULL,NULL,NULL,'460d44e6f1dce54c01b768e8b08dd77d4fdc0f6427cb45649c5c9b16ac7ca577',NULL);
INSERT INTO "seat" VALUES('embers-chapter',1,'me','Seat 1',NULL,NULL,NULL,'963fa14d68173c300fc8c2cc025c24dcfcaabe0fd71640ce955e90295c2ca24d',NULL);
INSERT INTO "seat" VALUES('embers-chapter',2,'me','Seat 2',NULL,NULL,NULL,'ec54e9810edbe4eeaa351b3dba36d9c56ad696a39f7e5302d86e0277230c0312',NULL);
INSERT INTO "seat" VALUES('story-0',1,'me','Seat 1',NULL,NULL,NULL,'602b7cee021e07a27b74c923e1f8a87ac8cbf69ebcc46af166a156d995518576',NULL);
INSERT INTO "seat" VALUES('story-0',2,'me','Seat 2',NULL,NULL,NULL,'4bf26e85774e72a827b8c390f936bf9b19e8da1bea1422e58ecbfa0e3421a4c2',NULL);
INSERT INTO "seat" VALUES('story-1',1,'me','Seat 1',NULL,NULL,NULL,'9a6b76828b418f90d4f6654a47cfe1883514d4e6b9ab92184ad4de0ef11371f0',NULL);
INSERT INTO "seat" VALUES('story-1',2,'me','Seat 2',NULL,NULL,NULL,'3c3d8de51ead63d285b6f1811ef3bf49795cbedb4ab9f818feb5ae532281e7fb',NULL);
CREATE TABLE worker (
	id VARCHAR(16) NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
COMMIT;
